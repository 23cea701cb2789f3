import type { SentFile } from '../file.ts';

type Row = { id: string; name: string; type: string; bytes: number; width: number | null; height: number | null };

export const presentFile = ({ id, name, type, bytes, width, height }: Row): SentFile => ({
  _id: id,
  name,
  type,
  bytes,
  width,
  height,
});
