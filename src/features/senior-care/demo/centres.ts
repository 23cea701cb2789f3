import type { DemoCentre } from './demo-centre.ts';
import { pasadenaFarther } from './pasadena-farther.ts';
import { pasadenaNear } from './pasadena-near.ts';
import { pasadenaResidences } from './pasadena-residences.ts';
import { sanAntonio } from './san-antonio.ts';
import { tampa } from './tampa.ts';

/** Every centre of the demo town, the one nearest to Pasadena first. */
export const demoCentres = (): DemoCentre[] => [
  ...pasadenaNear,
  ...pasadenaFarther,
  ...pasadenaResidences,
  ...sanAntonio,
  ...tampa,
];
