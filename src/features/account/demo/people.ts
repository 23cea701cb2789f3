import { people } from '#shared/art/people.ts';
import { demoId } from '#server/demo-id.ts';

/** For every demo account on both sides. */
export const DEMO_PASSWORD = 'Lado-demo-2026!';

/** The family's side: a daughter who works full time and books for her mother. */
export const demoFamily = {
  id: demoId('person elena'),
  email: 'elena@example.com',
  password: DEMO_PASSWORD,
  firstName: 'Elena',
  lastName: 'Marín',
  language: 'en',
  portrait: { hair: 'waves', hairColor: 'chestnut', skin: 'tan', outfit: 'cardigan', tint: 'coral' },
  mother: {
    id: demoId('person rosa'),
    firstName: 'Rosa',
    lastName: 'Marín',
    relationship: 'mother',
    language: 'sp',
    portrait: people.mother,
  },
} as const;
