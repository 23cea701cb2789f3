import fs from 'node:fs';

/** What a file holds; nothing where there is none, also when somebody removes it at this moment. */
export function textIn(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return '';
    throw error;
  }
}

/** The code of an error of node:fs. */
export const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
