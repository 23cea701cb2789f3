import { listFormat } from '#shared/intl.ts';
import { languageName } from '#shared/language-name.ts';
import { sentenceCase } from '#shared/sentence-case.ts';

const enumeration = listFormat({ type: 'unit' });

/** 'English, Spanish' */
export const languagesInWords = (codes: readonly string[], locale: string) =>
  sentenceCase(enumeration(locale).format(codes.map((code) => languageName(code, locale))), locale);

const conjunction = listFormat({ type: 'conjunction' });
/** 'Golden Plan and Bluebird' */
export const namesInWords = (names: readonly string[], locale: string) => conjunction(locale).format(names);
