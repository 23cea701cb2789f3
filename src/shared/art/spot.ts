import * as z from 'zod/mini';
import { namesOf } from './palette.ts';
import { doorScenes } from './spot-doors.ts';
import { thingScenes } from './spot-things.ts';
import { svg } from './svg.ts';

const scenes = { ...doorScenes, ...thingScenes };

export const spotNames = namesOf(scenes);
export type SpotName = (typeof spotNames)[number];

export const SpotTraits = z.strictObject({ name: z.enum(spotNames) });
export type SpotTraits = z.output<typeof SpotTraits>;

/** A small scene for empty states and banners, 240 by 240. */
export const spot = ({ name }: SpotTraits): string =>
  svg({ width: 240, height: 240, fit: 'xMidYMid meet' }, scenes[name]);
