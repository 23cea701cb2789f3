import { describe, expect, test } from 'vitest';
import { type CareNotes, noCareNotes } from '#features/care-notes/care-notes.ts';
import type { IntakeAnswers } from '#features/intake/intake.ts';
import { wordsOf } from '#server/words.ts';
import { yearsSince } from '#shared/dates.ts';
import { type CardParts, cardOf, type EmergencyCard } from './emergency-card.ts';
import { codedCard, linesOf, MOST_IN_CODE } from './emergency-lines.ts';

const no = { reply: 'no', details: '' } as const;
const answers = (change: Partial<IntakeAnswers> = {}): IntakeAnswers => ({
  treated: no,
  conditions: no,
  medicines: no,
  allergies: no,
  operations: no,
  ...change,
});
const notes = (change: Partial<CareNotes> = {}): CareNotes => ({ ...noCareNotes, ...change });
const medicine = {
  type: 'tablet',
  name: 'Lisinopril',
  strength: '10 mg',
  dose: '1 tablet',
  frequency: 'morning',
  days: 30,
  instructions: '',
} as const;
const card = (change: Partial<CardParts> = {}): EmergencyCard =>
  cardOf({
    person: { personId: 'rosa', name: 'Rosa Marín', bornOn: '1948-06-18', language: 'en' },
    facts: {},
    answers: undefined,
    taken: [],
    confidence: { notes: undefined, keeper: undefined },
    today: '2026-06-17',
    ...change,
  });

describe('the card', () => {
  test('says “not said” where nobody has said anything, and “none known” only where somebody said so', () => {
    expect(card()).toMatchObject({ allergies: null, conditions: null, otherMedicines: null, bloodGroup: null });
    expect(card({ facts: { allergies: [] } })).toMatchObject({ allergies: [], conditions: null });
    expect(card({ answers: answers() })).toMatchObject({ allergies: [], conditions: [], otherMedicines: [] });
    const unsure = answers({ allergies: { reply: 'unsure', details: '' } });
    expect(card({ answers: unsure }).allergies).toBeNull();
  });

  test('has what any of its sources names, once, whatever another one denies', () => {
    const told = { notes: notes({ allergies: 'Latex', medicines: 'Eye drops' }), keeper: undefined };
    const said = answers({ allergies: { reply: 'yes', details: 'penicillin ' } });
    const { allergies, otherMedicines } = card({
      facts: { allergies: ['Penicillin'] },
      answers: said,
      confidence: told,
    });
    expect(allergies).toEqual(['Penicillin', 'Latex']);
    expect(otherMedicines).toEqual(['Eye drops']);
    expect(card({ facts: { allergies: [] }, confidence: told }).allergies).toEqual(['Latex']);
  });

  test('has of the notes what providers are told, and allergies in any case; nothing for whoever does not see the bookings', () => {
    const written = notes({
      needs: 'Hard of hearing',
      contactName: 'Elena',
      contactRelationship: 'daughter',
      contactPhone: '6265550122',
      language: 'es',
    });
    const keeper = { name: 'Ernesto Marín', phone: '6265550123' };
    const whole = card({ confidence: { notes: written, keeper } });
    expect(whole).toMatchObject({ isWhole: true, needs: 'Hard of hearing', language: 'es' });
    expect(whole.contacts.map(({ name }) => name)).toEqual(['Elena', 'Ernesto Marín']);
    expect(card({ confidence: { notes: { ...written, shared: ['language'] }, keeper: undefined } })).toMatchObject({
      needs: null,
      contacts: [],
      language: 'es',
    });
    const keptBack = notes({ allergies: 'Latex', shared: [] });
    expect(card({ facts: { allergies: [] }, confidence: { notes: keptBack, keeper: undefined } }).allergies).toEqual([
      'Latex',
    ]);
    expect(card({ confidence: undefined })).toMatchObject({
      isWhole: false,
      needs: null,
      contacts: [],
      language: 'en',
    });
    const same = { ...keeper, phone: '6265550122' };
    expect(card({ confidence: { notes: written, keeper: same } }).contacts).toHaveLength(1);
  });

  test.each([
    ['1948-06-17', 78],
    ['1948-06-18', 77],
    ['2026-01-01', 0],
  ])('counts full years: born on %s, %i', (bornOn, years) => {
    expect(yearsSince(bornOn, '2026-06-17')).toBe(years);
  });
});

describe('its code', () => {
  const speech = { t: wordsOf('en'), locale: 'en' };
  const coded = (of: EmergencyCard) => codedCard(of, linesOf(of, speech), speech);
  const many = (count: number, length = 60) => Array.from({ length: count }, (_, n) => `${n} `.padEnd(length, 'x'));
  const bytes = (text = '') => new TextEncoder().encode(text).length;

  test('holds all of the card as plain text', () => {
    const whole = card({
      facts: { allergies: ['Penicillin', 'Latex'], bloodGroup: 'A-' },
      taken: [medicine],
      confidence: { notes: notes({ contactName: 'Elena', contactPhone: '6265550122' }), keeper: undefined },
    });
    expect(coded(whole)).toEqual({
      leftOut: [],
      text: [
        'EMERGENCY CARD, 06-17-2026',
        'Rosa Marín, 77 years old',
        'Allergies: Penicillin, Latex',
        'Please call: Elena, (626) 555-0122',
        'Medical conditions: Not said',
        'Medicines: Lisinopril 10 mg: 1 tablet · every morning',
        'Blood group: A−',
        'Language: English',
        'To mind: Not said',
      ].join('\n'),
    });
  });

  test('leaves out whole lines when it would grow too large, says so, and keeps what is shorter', () => {
    const conditions = many(12);
    const { text = '', leftOut } = coded(card({ facts: { allergies: ['Penicillin'], medicalConditions: conditions } }));
    expect(bytes(text)).toBeLessThanOrEqual(MOST_IN_CODE);
    expect(leftOut).toEqual(['conditions']);
    const lines = text.split('\n');
    expect(lines.at(-1)).toBe('More on the card itself.');
    expect(lines).toContain('Language: English');
    const kept = lines.filter((line) => line.startsWith('Medical conditions: '));
    expect(kept.length).toBeGreaterThan(5);
    for (const line of kept) expect(conditions).toContain(line.replace('Medical conditions: ', ''));
  });

  test('never leaves out a part of the allergies', () => {
    const allergies = many(15, 80);
    const { text = '', leftOut } = coded(card({ facts: { allergies }, taken: [medicine] }));
    expect(text).toContain(`Allergies: ${allergies.join(', ')}`);
    expect(leftOut).toContain('medicines');
    expect(coded(card({ facts: { allergies: many(40, 80) } })).text).toBeUndefined();
  });
});
