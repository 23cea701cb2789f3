import * as z from 'zod/mini';
import { Email } from '#features/account/credentials.ts';

/** What somebody can wait for: the services of the specification that are not open yet, the app, or anything new (`general`). */
export const awaited = [
  'general', 'doctors', 'caregivers', 'labTests', 'homeHealth', 'medicalSupplies', 'pharmacy', 'transportation', 'app',
] as const;
export type Awaited = (typeof awaited)[number];

export const isAwaited = (name: string | null): name is Awaited => awaited.some((known) => known === name);

export const WaitingListForm = z.object({ service: z.enum(awaited, 'errors.serviceUnselected'), email: Email });
export type WaitingListForm = z.output<typeof WaitingListForm>;
