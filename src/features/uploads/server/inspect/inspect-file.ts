import { fileTypeFromBuffer } from 'file-type';
import { inspectPdf } from './inspect-pdf.ts';
import { inspectPicture } from './inspect-picture.ts';
import type { Finding, Inspection } from './task.ts';

/** Looks into a file. Whatever cannot be read to its end, or is not what its name says, is refused. */
export async function inspectFile({ bytes, type, longestEdge }: Inspection): Promise<Finding> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found?.mime !== type) return { refusal: 'another_type' };
  if (type !== 'application/pdf') return inspectPicture(bytes, longestEdge);
  const refusal = inspectPdf(bytes);
  return refusal ? { refusal } : { bytes, type };
}
