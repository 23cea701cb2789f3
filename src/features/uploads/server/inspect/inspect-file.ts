import { fileTypeFromBuffer } from 'file-type';
import { inspectPdf } from './inspect-pdf.ts';
import { inspectPicture } from './inspect-picture.ts';
import type { Inspection, InspectionResult } from './task.ts';

/** Looks into a file. Whatever cannot be read to its end, or is not what its name says, is refused. */
export async function inspectFile({ bytes, type, longestEdge }: Inspection): Promise<InspectionResult> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found?.mime !== type) return { refusal: 'another_type' };
  if (type !== 'application/pdf') return inspectPicture(bytes, longestEdge);
  const refusal = inspectPdf(bytes);
  return refusal ? { refusal } : { bytes, type };
}
