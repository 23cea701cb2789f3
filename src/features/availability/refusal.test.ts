import { expect, test } from 'vitest';
import { refusedSlots } from './refusal.ts';

const startsAt = new Date('2026-06-17T17:00:00Z');
const later = new Date('2026-06-17T18:00:00Z');

test('of slots that others have taken a person hears which', () => {
  const failure = refusedSlots(
    [
      { startsAt, why: 'taken' },
      { startsAt: later, why: 'taken' },
    ],
    'slot',
  );
  expect(failure).toMatchObject({
    code: 'slot_taken',
    values: { times: '2026-06-17T17:00:00.000Z,2026-06-17T18:00:00.000Z', count: 2 },
  });
});

test('a slot that is not offered is an answer to the field where it was chosen', () => {
  expect(refusedSlots([{ startsAt, why: 'not_offered' }], 'slot')).toMatchObject({
    code: 'invalid_input',
    issues: [{ field: 'slot', key: 'errors.slotNotOffered' }],
  });
});
