import { EVIDENCE_FILE } from '#features/partners/evidence-file.ts';
import type { EvidenceForm } from '#features/providers/evidence.ts';
import { aPng } from '#features/uploads/server/seed.ts';
import type { Clients } from './calls-of.ts';

/** A scan as somebody chooses it. */
export const aScan = async () => ({ name: 'scan.png', mimeType: 'image/png', buffer: await aPng() });

/** What somebody shows, with a scan of it that was sent by the calls. */
export async function inWriting<Form extends EvidenceForm>({ uploads }: Pick<Clients, 'uploads'>, form: Form) {
  const { name, mimeType: type, buffer } = await aScan();
  const body = new Blob([new Uint8Array(buffer)], { type });
  const { data } = await uploads.send({ query: { kind: EVIDENCE_FILE, name }, body });
  return { ...form, fileIds: [data._id] };
}
