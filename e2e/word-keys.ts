import fs from 'node:fs';

const files = [
  'src/shared/text/en.json',
  ...fs.readdirSync('src/features').map((capability) => `src/features/${capability}/text/en.json`),
].filter((file) => fs.existsSync(file));

/** Every word key of the product. */
export const allKeys: ReadonlySet<string> = new Set(
  files.flatMap((file) => Object.keys(JSON.parse(fs.readFileSync(file, 'utf8')) as object)),
);
