import * as z from 'zod/mini';
import { call, circle } from '#shared/call.ts';
import { DoseHistory } from './dose-history.ts';
import { EmergencyCard } from './emergency-card.ts';
import { Supply } from './supply.ts';
import { Dose, DosePlan, KeptMedicine, MarkedDose, OwnMedicine, SaidDose } from './kept-medicine.ts';

const MedicineList = z.object({
  personId: z.uuid(),
  /** Relatives read. */
  canChange: z.boolean(),
  /** On the clock of whoever keeps the list. */
  today: z.string(),
  timeZone: z.string(),
  /** What the person must not be given, for whoever reads the sheet. */
  allergies: z.array(z.string()),
  medicines: z.array(KeptMedicine),
  /** Those of today, in their order. */
  doses: z.array(Dose),
});
export type MedicineList = z.output<typeof MedicineList>;

/** One change: of what one has listed oneself, of when it is taken, of how much there is (null: nobody says so any more), that it is taken no longer, or that it was never meant to stand here. */
const Change = z
  .object({
    version: z.int('errors.invalid_input'),
    medicine: z.optional(OwnMedicine),
    plan: z.optional(DosePlan),
    supply: z.optional(z.nullable(Supply)),
    isStopped: z.optional(z.boolean('errors.invalid_input')),
    isRemoved: z.optional(z.literal(true, 'errors.invalid_input')),
  })
  .check(
    z.refine(
      ({ medicine, plan, supply, isStopped, isRemoved }) =>
        [medicine, plan, supply, isStopped, isRemoved].filter((part) => part !== undefined).length === 1,
      'errors.invalid_input',
    ),
  );
export type MedicineChange = z.output<typeof Change>;

/** The medicines of a person: what doctors have prescribed through us, and what they have listed themselves. */
export const medication = {
  list: call({
    service: 'user',
    method: 'GET',
    path: '/medication/v1.0/medicines',
    access: circle('records'),
    summary: 'The medicines of oneself or of a family member, and the doses of today; reading is in the trail',
    query: z.object({ familyMemberId: z.optional(z.uuid('errors.invalid_input')) }),
    reply: z.object({ data: MedicineList }),
    failures: ['not_found'],
    isKept: true,
  }),
  card: call({
    service: 'user',
    method: 'GET',
    path: '/medication/v1.0/card',
    access: circle('records'),
    summary:
      'The emergency card of oneself or of a family member; what providers are told with bookings stands on it for those who may also book. Reading is in the trail',
    query: z.object({ familyMemberId: z.optional(z.uuid('errors.invalid_input')) }),
    reply: z.object({ data: EmergencyCard }),
    failures: ['not_found'],
    isKept: true,
  }),
  history: call({
    service: 'user',
    method: 'GET',
    path: '/medication/v1.0/history',
    access: circle('records'),
    summary: 'What became of the doses of the last 30 days, medicine by medicine; reading is in the trail',
    query: z.object({ familyMemberId: z.optional(z.uuid('errors.invalid_input')) }),
    reply: z.object({ data: DoseHistory }),
    failures: ['not_found'],
  }),
  add: call({
    service: 'user',
    method: 'POST',
    path: '/medication/v1.0/medicines',
    access: circle('records'),
    summary: 'List a medicine, by the person or who looks after them; the same form again changes nothing',
    body: z.object({
      /** A person’s id; left out for oneself. */
      familyMemberId: z.optional(z.nullable(z.uuid('errors.invalid_input'))),
      /** Of the form that sends it. */
      key: z.string('errors.invalid_input').check(z.regex(/^[\da-f]{32}$/, 'errors.invalid_input')),
      medicine: OwnMedicine,
    }),
    status: 201,
    reply: z.object({ data: z.object({ _id: z.uuid() }) }),
    failures: ['not_found', 'no_access', 'medicines_full', 'first_arrived', 'too_many_requests'],
  }),
  change: call({
    service: 'user',
    method: 'PUT',
    path: '/medication/v1.0/medicines/:id',
    access: circle('records'),
    summary:
      'Change a medicine, by the person or who looks after them; refused when it was changed after this version. Of what is prescribed only when it is taken, how much there is, and that it is taken no longer',
    body: Change,
    reply: z.object({ data: z.object({ version: z.int() }) }),
    failures: ['not_found', 'no_access', 'conflict', 'medicine_prescribed', 'too_many_requests'],
  }),
  mark: call({
    service: 'user',
    method: 'PUT',
    path: '/medication/v1.0/doses/:id',
    access: circle('records'),
    summary:
      'Say that a dose of a medicine was taken or skipped, or take that back; of today, or of the night before. Refused when somebody has said otherwise since what the sender saw (`was`)',
    body: SaidDose,
    reply: z.object({ data: MarkedDose }),
    failures: ['not_found', 'no_access', 'conflict', 'dose_said', 'dose_over', 'too_many_requests'],
    idempotent: true,
  }),
} as const;
