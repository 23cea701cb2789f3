import type { Discipline } from '#features/providers/disciplines.ts';
import type { Program } from '../search.ts';

/** Where agencies of the town have their office. */
export type Town = 'pasadena' | 'glendale' | 'sanAntonio' | 'tampa';

type Person = {
  name: string;
  discipline: Discipline;
  credential: string;
  years: number;
  languages: readonly string[];
  about: { en: string; sp: string };
  hair: string;
  skin: string;
};

/** What an agency of the town says of itself. */
export type AgencyEntry = {
  name: string;
  town: Town;
  services: readonly Discipline[];
  programs: readonly Program[];
  plans: readonly string[];
  languages: readonly string[];
  radius: number;
  zips: readonly string[];
  stars: number | null;
  ccn: string;
  about: { en: string; sp: string };
  people: readonly Person[];
  /** Left out: verified. */
  isVerified?: boolean;
};

export const told: readonly AgencyEntry[] = [
  {
    name: 'Heron Creek Home Health',
    town: 'pasadena',
    services: ['nursing', 'physical_therapy', 'occupational_therapy', 'speech_therapy', 'social_services', 'aide'],
    programs: ['medicare', 'medicaid'],
    plans: ['Golden Poppy Choice', 'Blue Heron Senior'],
    languages: ['en', 'es', 'hy'],
    radius: 25,
    zips: ['93001', '93003'],
    stars: 4.5,
    ccn: '05X101',
    about: {
      en: 'We begin within two days of the order, and the same nurse comes each time. On weekends somebody answers the telephone.',
      sp: 'Empezamos a los dos días de la indicación, y viene siempre la misma enfermera. Los fines de semana alguien contesta el teléfono.',
    },
    people: [
      {
        name: 'Grace Amadi',
        discipline: 'nursing',
        credential: 'RN',
        years: 15,
        languages: ['en'],
        about: {
          en: 'Wounds and medicines. I write down what I did, so that the family knows it, too.',
          sp: 'Heridas y medicinas. Anoto lo que hice para que la familia también lo sepa.',
        },
        hair: 'coils',
        skin: 'brown',
      },
      {
        name: 'Tomás Beltrán',
        discipline: 'physical_therapy',
        credential: 'DPT',
        years: 9,
        languages: ['en', 'es'],
        about: {
          en: 'From the bed to the chair, from the chair to the garden.',
          sp: 'De la cama a la silla, de la silla al jardín.',
        },
        hair: 'crop',
        skin: 'tan',
      },
      {
        name: 'Ani Keshishian',
        discipline: 'occupational_therapy',
        credential: 'OTR/L',
        years: 12,
        languages: ['en', 'hy'],
        about: { en: 'We practice what you do each day: dressing, cooking, the bathroom.', sp: '' },
        hair: 'bun',
        skin: 'olive',
      },
    ],
  },
  {
    name: 'Lantern Street Home Care',
    town: 'glendale',
    services: ['nursing', 'physical_therapy', 'aide'],
    programs: ['medicare'],
    plans: ['Golden Poppy Choice'],
    languages: ['en', 'hy', 'ru'],
    radius: 15,
    zips: [],
    stars: 3.5,
    ccn: '05X102',
    about: { en: 'A small team that speaks Armenian and Russian.', sp: '' },
    people: [
      {
        name: 'Lena Orlova',
        discipline: 'nursing',
        credential: 'RN',
        years: 20,
        languages: ['en', 'ru'],
        about: { en: '', sp: '' },
        hair: 'bob',
        skin: 'fair',
      },
    ],
  },
  {
    name: 'Mission Bend Home Health',
    town: 'sanAntonio',
    services: ['nursing', 'physical_therapy', 'speech_therapy', 'social_services'],
    programs: ['medicare', 'medicaid'],
    plans: ['Lone Pecan Advantage'],
    languages: ['en', 'es'],
    radius: 40,
    zips: [],
    stars: 4,
    ccn: '67X103',
    about: {
      en: 'Most of our nurses grew up here and speak Spanish at home.',
      sp: 'La mayoría de nuestras enfermeras creció aquí y habla español en casa.',
    },
    people: [
      {
        name: 'Dolores Treviño',
        discipline: 'speech_therapy',
        credential: 'CCC-SLP',
        years: 11,
        languages: ['en', 'es'],
        about: { en: 'Words and swallowing after a stroke.', sp: 'El habla y la deglución tras un derrame.' },
        hair: 'waves',
        skin: 'tan',
      },
    ],
  },
  {
    name: 'Gulf Lamp Home Nursing',
    town: 'tampa',
    services: ['nursing', 'aide'],
    programs: ['medicare'],
    plans: [],
    languages: ['en', 'es'],
    radius: 25,
    zips: [],
    stars: 3,
    ccn: '10X104',
    about: { en: 'Nurses for wounds, catheters and infusions at home.', sp: '' },
    people: [],
  },
  {
    name: 'Arroyo Bridge Home Therapy',
    town: 'pasadena',
    services: ['physical_therapy', 'occupational_therapy'],
    programs: [],
    plans: [],
    languages: [],
    radius: 25,
    zips: [],
    stars: 3.5,
    ccn: '05X105',
    about: { en: '', sp: '' },
    people: [],
    isVerified: false,
  },
  {
    name: 'Palmetto Bay Home Health',
    town: 'tampa',
    services: ['nursing', 'physical_therapy', 'social_services'],
    programs: ['medicare'],
    plans: [],
    languages: [],
    radius: 25,
    zips: [],
    stars: null,
    ccn: '10X106',
    about: { en: '', sp: '' },
    people: [],
    isVerified: false,
  },
];
