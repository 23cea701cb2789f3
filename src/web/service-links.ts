import type { ArtRequest } from '#web/ui/art-address.ts';
import type { Path } from '#web/routes.ts';

export type ServiceName = 'seniorCare' | 'doctors' | 'caregivers' | 'labTests' | 'homeHealth';
export type ServiceLink = {
  name: ServiceName;
  tint: 'sun' | 'sky' | 'coral' | 'lilac' | 'pine';
  path: Path;
  art: ArtRequest;
};

/** The five services, each with its tint, its screen and its picture. */
export const services: readonly ServiceLink[] = [
  {
    name: 'seniorCare',
    tint: 'sun',
    path: '/senior-care',
    art: { kind: 'place', traits: { seed: 'jacaranda', kind: 'arcade', sky: 'golden', wall: 'paper', roof: 'clay' } },
  },
  {
    name: 'doctors',
    tint: 'sky',
    path: '/top-Doctors',
    art: {
      kind: 'portrait',
      traits: {
        seed: 'doctor',
        hair: 'bob',
        hairColor: 'espresso',
        skin: 'olive',
        outfit: 'coat',
        tint: 'sky',
        glasses: '1',
      },
    },
  },
  {
    name: 'caregivers',
    tint: 'coral',
    path: '/top-Caregivers',
    art: {
      kind: 'portrait',
      traits: {
        seed: 'caregiver',
        hair: 'coils',
        hairColor: 'black',
        skin: 'brown',
        outfit: 'scrubs',
        tint: 'coral',
        earrings: '1',
      },
    },
  },
  { name: 'labTests', tint: 'lilac', path: '/top-diagnosis', art: { kind: 'spot', traits: { name: 'lab' } } },
  {
    name: 'homeHealth',
    tint: 'pine',
    path: '/homeHealth',
    art: { kind: 'place', traits: { seed: 'home-health', kind: 'gable', sky: 'mint', wall: 'paper', roof: 'pine' } },
  },
];

/** The four that the menu 'Our Services' of the specification names; whoever is logged in finds all of them. */
export const menuServices = services.filter(({ name }) => name !== 'labTests');
