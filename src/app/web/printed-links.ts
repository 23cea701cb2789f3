import { createPath, type Path, resolvePath } from 'react-router';
import { withPersonAlong } from '#web/person-along.ts';

/**
 * Takes the person of the address (`?for=`) into the links of a document, as the router does: whoever follows one before the page is
 * awake, or opens it in another tab, goes on for the same person.
 */
export function completeLinks(html: string, from: Pick<Path, 'pathname' | 'search'>): string {
  if (!new URLSearchParams(from.search).get('for')) return html;
  return html.replace(/(<a\b[^>]*?\shref=")(\/(?!\/)[^"]*)"/g, (link, before: string, written: string) => {
    const own = written.replace(/&(amp|quot|lt|gt|#x27);/g, (_, name: string) => signs[name] ?? '');
    const complete = createPath(withPersonAlong(resolvePath(own), from));
    return complete === own ? link : `${before}${escaped(complete)}" data-written="${written}"`;
  });
}

const signs: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" };
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Gives the links back what the page has written into them: React finds what it would have rendered, and the router completes what is followed. */
export function restoreLinks(document: ParentNode): void {
  for (const link of document.querySelectorAll('a[data-written]')) {
    link.setAttribute('href', link.getAttribute('data-written') ?? '');
    link.removeAttribute('data-written');
  }
}
