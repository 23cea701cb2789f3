import { createContext } from 'react';

/** An element of a drawing on a field of 24 by 24. */
export type Shape = [tag: string, attributes: Record<string, string>];

/** The element of a document in which each of its icons stands once. */
const SHEET = 'icons';

export const iconId = (name: string) => `icon-${name}`;

/** How an icon that is shown comes to stand in the document: in the browser it is added to what the server sent. */
export const IconSheet = createContext<(name: string, shapes: readonly Shape[]) => void>(addToDocument);

function addToDocument(name: string, shapes: readonly Shape[]) {
  if (document.getElementById(iconId(name))) return;
  const symbol = elementOf('symbol', { id: iconId(name), viewBox: '0 0 24 24' });
  symbol.append(...shapes.map(([tag, attributes]) => elementOf(tag, attributes)));
  document.getElementById(SHEET)?.append(symbol);
}

function elementOf(tag: string, attributes: Record<string, string>) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** Collects the icons of one document while it is rendered on the server. */
export function openIconSheet() {
  const symbols = new Map<string, string>();
  return {
    add(name: string, shapes: readonly Shape[]) {
      if (!symbols.has(name)) symbols.set(name, symbolOf(name, shapes));
    },
    /** Before everything that shows an icon, so that none is painted late. */
    markup: () => `<div hidden><svg id="${SHEET}">${[...symbols.values()].join('')}</svg></div>`,
  };
}

const symbolOf = (name: string, shapes: readonly Shape[]) =>
  `<symbol id="${iconId(name)}" viewBox="0 0 24 24">${shapes.map(markupOf).join('')}</symbol>`;

// Names and values are those of the icon library, which the build has looked through.
const markupOf = ([tag, attributes]: Shape) =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}/>`;
