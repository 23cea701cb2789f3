const LONGEST = 120;

/** Letters that turn text around, hide it or end a line: a name with them reads as another one. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;

const endings: Partial<Record<string, string>> = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' };

/**
 * A name that can be shown and saved anywhere: one line, no folders, nothing invisible, not endless, and with the one ending that is
 * true of the type. Empty ones are called `file`.
 */
export function cleanName(name: string, type: string): string {
  const ending = endings[type] ?? 'bin';
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const stem = last
    .replace(invisible, '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[<>:"|?*%`$;&\s]+/gu, ' ')
    .replace(/\.+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  return `${[...(stem || 'file')]
    .slice(0, LONGEST - ending.length - 1)
    .join('')
    .trim()}.${ending}`;
}

/** The same for a name that is only said back: what was sent, as far as it can be shown. */
export const shownName = (name: string): string => {
  const plain = (name.normalize('NFC').split(/[\\/]/).at(-1) ?? '').replace(invisible, '').trim();
  const letters = [...plain];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : plain || '?';
};
