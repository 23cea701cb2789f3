import { type Json, listIn, objectIn, objectOf, textIn } from './json.ts';

/** The resources of a file, and whom each of them names. */
export type Resources = {
  all: readonly Json[];
  /** What a reference leads to, in the resource that holds it or in the file. */
  follow: (reference: Json, from: Json) => Json | undefined;
  /** By which a resource is known, and under which address it stands in the file. */
  addressOf: (resource: Json) => string;
};

/** Of a bundle of any kind, or of one resource alone. */
export function resourcesOf(root: Json): Resources {
  const byAddress = new Map<string, Json>();
  const addresses = new Map<Json, string>();
  const entries = textIn(root, 'resourceType') === 'Bundle' ? listIn(root, 'entry') : [{ resource: root }];
  const all = entries.flatMap((entry) => {
    const resource = objectIn(entry, 'resource');
    const type = textIn(resource, 'resourceType');
    if (type === '') return [];
    const [fullUrl, id] = [textIn(entry, 'fullUrl'), textIn(resource, 'id')];
    const relative = id && `${type}/${id}`;
    for (const address of [fullUrl, relative]) if (address && !byAddress.has(address)) byAddress.set(address, resource);
    addresses.set(resource, fullUrl || relative);
    return [resource];
  });
  const follow = (reference: Json, from: Json) => {
    const address = textIn(reference, 'reference');
    if (address.startsWith('#')) return listIn(from, 'contained').find((one) => textIn(one, 'id') === address.slice(1));
    return byAddress.get(address) ?? byAddress.get(lastTwoOf(address));
  };
  return { all, follow, addressOf: (resource) => addresses.get(resource) ?? '' };
}

/** `Patient/12` of `https://records.example/fhir/Patient/12/_history/3`. */
export const lastTwoOf = (address: string): string =>
  address
    .replace(/\/_history\/[^/]*$/, '')
    .split('/')
    .slice(-2)
    .join('/');

const systems: readonly (readonly [RegExp, string])[] = [
  [/\/cvx$/, 'CVX'],
  [/snomed\.info/, 'SNOMED CT'],
  [/loinc\.org/, 'LOINC'],
  [/rxnorm/, 'RxNorm'],
  [/icd-?10/i, 'ICD-10'],
];

/** What a coded thing is called: in words, or by its code where the file has no words for it. */
export function conceptIn(concept: Json): { text: string; isCode: boolean } {
  const codings = listIn(concept, 'coding');
  const words = textIn(concept, 'text') || codings.map((coding) => textIn(coding, 'display')).find(Boolean);
  if (words) return { text: words, isCode: false };
  const coding = codings.find((one) => textIn(one, 'code') !== '') ?? objectOf(undefined);
  const system = systems.find(([pattern]) => pattern.test(textIn(coding, 'system')))?.[1];
  return { text: [system, textIn(coding, 'code')].filter(Boolean).join(' '), isCode: true };
}
export const wordsOf = (concept: Json): string => conceptIn(concept).text;

export const codesOf = (concept: Json): string[] => listIn(concept, 'coding').map((coding) => textIn(coding, 'code'));

/** A name of somebody as one reads it. */
export function humanName(name: Json): string {
  const given = Array.isArray(name['given']) ? name['given'].filter((part) => typeof part === 'string') : [];
  return textIn(name, 'text') || [...given, textIn(name, 'family')].filter(Boolean).join(' ');
}

/** The official name of a patient or a practitioner, or the first that stands there. */
export function nameOf(resource: Json): string {
  const names = listIn(resource, 'name');
  const name = names.find((one) => textIn(one, 'use') === 'official') ?? names[0];
  return name ? humanName(name) : textIn(resource, 'name');
}

/** Whom or what a reference names, followed through roles and places to what has a name. */
export function calledBy({ follow }: Resources, reference: Json, from: Json): string {
  const display = textIn(reference, 'display');
  if (display) return display;
  const led = follow(reference, from);
  if (!led) return '';
  if (textIn(led, 'resourceType') !== 'PractitionerRole') return nameOf(led);
  const role = (part: string) => {
    const named = objectIn(led, part);
    const one = follow(named, from);
    return textIn(named, 'display') || (one ? nameOf(one) : '');
  };
  return role('practitioner') || role('organization');
}

/** The day of a moment or of the beginning of a period, as the file writes it, or what it has of one. */
export function dayIn(resource: Json, names: readonly string[]): { day: string; roughDay: string | undefined } {
  const said = names
    .map((name) => textIn(resource, name) || textIn(objectIn(resource, name), 'start'))
    .find((text) => text !== '');
  const [day] = /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(said ?? '') ?? [];
  if (day) return { day, roughDay: undefined };
  const rough = (said ?? '').slice(0, 40);
  return { day: '', roughDay: rough === '' ? undefined : rough };
}

/** By what a resource is known where it comes from. */
export function sourceIdOf({ addressOf }: Resources, resource: Json): string {
  const named = listIn(resource, 'identifier').find((one) => textIn(one, 'system') && textIn(one, 'value'));
  return named ? `${textIn(named, 'system')}|${textIn(named, 'value')}` : addressOf(resource);
}

export const notesOf = (resource: Json): string =>
  listIn(resource, 'note')
    .map((note) => textIn(note, 'text'))
    .filter(Boolean)
    .join('\n');

export const actorsOf = (resource: Json, list: string, part: string): Json[] =>
  listIn(resource, list).map((one) => objectIn(one, part));
