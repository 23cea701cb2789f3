import { plainFigures } from './clean-text.ts';

/** By the North American plan neither the area nor the exchange begins with 0 or 1. */
const plan = /^(?:\+?1)?([2-9]\d{2}[2-9]\d{6})$/;

/** A number as typed, with plain separators; also `(+1) 626 555 0148` begins with its plus. */
export const plainPhone = (text: string): string =>
  plainFigures(text)
    .trim()
    .replace(/^[\s().\-/]+(?=[+\d])/, '');

/** The ten digits of a number as typed, with any separators, with or without the country code; undefined for what is no number of that plan. */
export const readPhone = (text: string): string | undefined =>
  plan.exec(plainPhone(text).replace(/[\s().\-/]/g, ''))?.[1];
