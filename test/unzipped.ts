import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;

/** The entries of a ZIP archive by name, read by its central directory as any reader does. */
export function unzipped(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || archive.readUInt32LE(end) !== END) throw new Error('That is no archive.');
  const entries = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== ENTRY) throw new Error('The directory is broken.');
    const method = archive.readUInt16LE(at + 10);
    const bytes = archive.readUInt32LE(at + 20);
    const [name, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset));
    const local = archive.readUInt32LE(at + 42);
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = archive.subarray(from, from + bytes);
    entries.set(
      archive.toString('utf8', at + 46, at + 46 + (name ?? 0)),
      method === 0 ? content : inflateRawSync(content),
    );
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

/** Files of the copy of an account that its README names neither alone nor with their folder. */
export function unnamedIn(entries: ReadonlyMap<string, Buffer>): string[] {
  const lines = entries.get('README.txt')?.toString().split('\n') ?? [];
  const isNamed = (name: string) => {
    const known = [name, ...(name.includes('/') ? [`${name.split('/')[0]}/`] : [])];
    return lines.some((line) => known.some((each) => line.startsWith(`${each}: `)));
  };
  return [...entries.keys()].filter((name) => name !== 'README.txt' && !isNamed(name));
}
