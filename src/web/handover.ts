import type { DehydratedState } from '@tanstack/react-query';
import type { Language } from '#shared/languages.ts';
import type { Installation } from '#shared/rendering.ts';

/** What the server hands to the browser, as JSON that is never executed. */
export type Handover = {
  language: Language;
  data: DehydratedState;
  installation: Installation;
  isLoggedIn: boolean;
  now: string;
  /** Whether the page stands in the document, or only the shell around it. */
  isRendered: boolean;
};

let read: Handover | undefined;

export function readHandover(): Handover {
  const text = document.getElementById('handover')?.textContent;
  if (!read && !text) throw new Error('The document has no handover.');
  return (read ??= JSON.parse(text ?? '') as Handover);
}

/** `<` is escaped so that no text in the data can close the script element. */
export const writeHandover = (handover: Handover): string => JSON.stringify(handover).replaceAll('<', '\\u003c');
