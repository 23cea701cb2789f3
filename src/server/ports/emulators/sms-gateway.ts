import { openHttpService, type HttpService } from './http-service.ts';

type ReceivedSms = { key: string; from: string; to: string; text: string };
export type SmsGateway = HttpService & { received: ReceivedSms[] };

// Numbers that Twilio's documentation names for tests of its errors, here with their codes.
const refusals: Record<string, number> = { '+12135550100': 21211, '+12135550101': 21610, '+12135550102': 30001 };

/** Twilio's Messages resource for the account AC1 with the token `secret`. */
export async function openSmsGatewayEmulator(): Promise<SmsGateway> {
  const received: ReceivedSms[] = [];
  const service = await openHttpService(({ method, path, headers, body }) => {
    if (headers.authorization !== `Basic ${Buffer.from('AC1:secret').toString('base64')}`)
      return json(401, { code: 20003 });
    if (method !== 'POST' || path !== '/2010-04-01/Accounts/AC1/Messages.json') return json(404, { code: 20404 });
    const words = new URLSearchParams(body.toString());
    const to = words.get('To') ?? '';
    const refusal = refusals[to];
    if (refusal) return json(400, { code: refusal, message: `The number ${to} is no good.`, status: 400 });
    received.push({
      key: String(headers['idempotency-key']),
      from: words.get('From') ?? '',
      to,
      text: words.get('Body') ?? '',
    });
    return json(201, { sid: 'SM1', status: 'queued' });
  });
  return { ...service, received };
}

const json = (status: number, body: object) => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
