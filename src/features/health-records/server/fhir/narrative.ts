import { escaped } from '#server/http/escaped.ts';

/** As people read it in the other program: XHTML, whatever was typed. */
export const narrative = (lines: readonly string[], locale: string) =>
  `<div xmlns="http://www.w3.org/1999/xhtml" lang="${locale}" xml:lang="${locale}"><ul>${lines
    .map((line) => `<li>${escaped(line).replaceAll('\n', '<br/>')}</li>`)
    .join('')}</ul></div>`;
