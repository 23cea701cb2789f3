import type { Discipline } from '#features/providers/disciplines.ts';
import { readCsv } from './read-csv.ts';

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
  [...readCsv(text)].map(agencyIn).filter((agency) => agency !== undefined);

function agencyIn(row: Record<string, string>): RegisteredAgency | undefined {
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

/** The register writes everything in capitals; what stands so for good, as LLC, has no vowels or few letters. */
const inTitleCase = (text: string): string =>
  /[a-z]/.test(text)
    ? text
    : text.replaceAll(/[\p{L}']+/gu, (word) =>
        word.length <= 2 || /^(LLC|INC|LTD)$/.test(word) ? word : word.charAt(0) + word.slice(1).toLowerCase(),
      );
