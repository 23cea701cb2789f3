import { services } from '#shared/services.ts';
import type { TestApp } from './harness.ts';

export const UPLOADS = `${services.common}/uploads/v1.0/files`;

type FileToSend = { name: string; bytes: Buffer; kind?: string; headers?: Record<string, string> };

/** Sends a file as somebody's browser does; the answer as it came. */
export async function sendFile(
  t: TestApp,
  person: { id: string },
  { name, bytes, kind = 'test-document', headers = {} }: FileToSend,
) {
  const answer = await t.app.inject({
    method: 'POST',
    url: `${UPLOADS}?${new URLSearchParams({ kind, name })}`,
    payload: bytes,
    headers: { ...(await t.headersOf(person)), 'content-type': 'application/octet-stream', ...headers },
  });
  type Body = {
    code?: string;
    detail?: string;
    data?: { _id: string; name: string; type: string; bytes: number; width: number; height: number };
  };
  return { status: answer.statusCode, body: answer.json<Body>() };
}

/** The id of a file that was taken in. */
export async function aSentFile(t: TestApp, person: { id: string }, sending: FileToSend): Promise<string> {
  const { status, body } = await sendFile(t, person, sending);
  if (!body.data) throw new Error(`Refused with ${status} ${body.code}.`);
  return body.data._id;
}
