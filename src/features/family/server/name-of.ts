import type { Translator } from '#shared/words.ts';

type NameColumns = { first_name: string | null; last_name: string | null };

/** The whole name of somebody as others read it; whoever has left has none any more. */
export const nameOf = ({ first_name: first, last_name: last }: NameColumns, t: Translator): string =>
  first || last ? `${first ?? ''} ${last ?? ''}`.trim() : t('family.former');
