import { parse } from 'csv-parse/sync';
import type { Discipline } from '#features/providers/disciplines.ts';

/** An agency as the public register of Medicare has it. */
export type RegisteredAgency = {
  /** Its number there. */
  ccn: string;
  name: string;
  street: string;
  zip: string;
  phone: string;
  services: Discipline[];
  /** For the quality of care; null where there are too few figures. */
  stars: number | null;
};

/** What the register calls each service. */
const offers: Record<Discipline, string> = {
  nursing: 'Offers Nursing Care Services',
  physical_therapy: 'Offers Physical Therapy Services',
  occupational_therapy: 'Offers Occupational Therapy Services',
  speech_therapy: 'Offers Speech Pathology Services',
  social_services: 'Offers Medical Social Services',
  aide: 'Offers Home Health Aide Services',
};

/** The rows of the register’s table that say enough to be listed. */
export const readRegister = (text: string): RegisteredAgency[] =>
  parse<Row>(text, { bom: true, columns: true, trim: true, skipEmptyLines: true, relaxColumnCount: true })
    .map(agencyIn)
    .filter((agency) => agency !== undefined);

type Row = Partial<Record<string, string>>;

function agencyIn(row: Row): RegisteredAgency | undefined {
  const cell = (name: string) => row[name] ?? '';
  const ccn = cell('CMS Certification Number (CCN)').toUpperCase();
  const zip = cell('ZIP Code').slice(0, 5).padStart(5, '0');
  const phone = cell('Telephone Number').replaceAll(/\D/g, '');
  const [name, street] = [inTitleCase(cell('Provider Name')), inTitleCase(cell('Address'))];
  if (!/^[\dA-Z]{6}$/.test(ccn) || !/^\d{5}$/.test(zip) || !/^\d{10}$/.test(phone) || !name || !street)
    return undefined;
  const services = Object.entries(offers)
    .filter(([, column]) => cell(column).toLowerCase() === 'yes')
    .map(([service]) => service as Discipline); // its keys
  return { ccn, name, street, zip, phone, services, stars: starsIn(cell('Quality of patient care star rating')) };
}

function starsIn(text: string): number | null {
  const stars = Number(text);
  return text !== '' && stars >= 1 && stars <= 5 ? stars : null;
}

const SMALL = /^(of|and|the|at|in|by|for|to)$/i;
const SHORT_FOR_STREET = /^(st|rd|dr|ln|ct|pl)$/i;

/** The register writes everything in capitals; what stands so for good, as LLC or the letters of a name, is short. */
const inTitleCase = (text: string): string =>
  /[a-z]/.test(text)
    ? text
    : text.replaceAll(/[\p{L}']+/gu, (word, at: number) => {
        if (at > 0 && SMALL.test(word)) return word.toLowerCase();
        if (/^(LLC|INC|LTD)$/.test(word) || (word.length <= 2 && !SHORT_FOR_STREET.test(word))) return word;
        return word.charAt(0) + word.slice(1).toLowerCase();
      });
