import { people as drawn } from '#shared/art/people.ts';
import type { CardOption } from '#web/ui/RadioCards.tsx';
import type { Column } from '#web/ui/Table.tsx';
import type { Moment } from '#web/ui/Timeline.tsx';

export const groups = [
  ['buttons', 'Buttons and status'],
  ['fields', 'Fields'],
  ['choices', 'Choices'],
  ['days', 'Days and numbers'],
  ['search', 'Search and filters'],
  ['overlays', 'What opens'],
  ['progress', 'Progress'],
  ['facts', 'Facts and prices'],
  ['records', 'Tabs and records'],
  ['pictures', 'Pictures'],
] as const;

export const problems = [
  { field: 'sample-phone', message: 'Phone number needs 10 digits' },
  { field: 'sample-terms', message: 'Please Agree to terms and conditions' },
  { message: 'We can’t reach our servers. Check your connection and try again.' },
];

export const passwordRules = [
  { text: 'At least 8 characters', isMet: (password: string) => password.length >= 8 },
  { text: 'A capital letter', isMet: (password: string) => /\p{Lu}/u.test(password) },
  { text: 'A lower-case letter', isMet: (password: string) => /\p{Ll}/u.test(password) },
  { text: 'A number', isMet: (password: string) => /\d/.test(password) },
  { text: 'A special character', isMet: (password: string) => /[^\p{L}\p{N}]/u.test(password) },
];

export const relations = [
  { value: 'mother', label: 'Mother' },
  { value: 'father', label: 'Father' },
  { value: 'partner', label: 'Wife, husband or partner' },
];

export const payments: CardOption[] = [
  { value: 'card', label: 'Card', detail: 'You pay $84.00 today', extra: '$84.00' },
  { value: 'insurance', label: 'Insurance', detail: 'The center checks your plan before the first day' },
  { value: 'cash', label: 'At the center', detail: 'Not offered by this center', isDisabled: true },
];

export const people = [
  {
    value: 'elena',
    name: 'Elena',
    detail: 'You, 52',
    traits: { hair: 'waves', hairColor: 'chestnut', skin: 'tan', outfit: 'polo', tint: 'lilac' },
  },
  {
    value: 'rosa',
    name: 'Rosa',
    detail: 'Your mom, 78',
    traits: drawn.mother,
  },
] as const;

export const towns = [
  { id: 'pasadena-ca', label: 'Pasadena, CA' },
  { id: 'pasadena-tx', label: 'Pasadena, TX' },
  { id: '91101', label: 'Pasadena, CA 91101' },
  { id: '91104', label: 'Pasadena, CA 91104' },
  { id: 'passaic-nj', label: 'Passaic, NJ' },
];

export const steps = ['Dates', 'Person', 'Check', 'Pay'];

export const moments: Moment[] = [
  { title: 'Booking sent', detail: '06-14-2026, 2:10 PM', state: 'done' },
  { title: 'Deposit paid, $84.00', detail: '06-14-2026, 2:11 PM', state: 'done' },
  { title: 'Waiting for the center to accept', detail: 'Most centers answer within 1 working day.', state: 'now' },
  { title: 'First day', detail: '06-17-2026', state: 'next' },
];

export const refusal: Moment[] = [
  { title: 'Booking sent', detail: '06-14-2026, 2:10 PM', state: 'done' },
  { title: 'The center could not take it', detail: 'Your deposit of $84.00 is on its way back.', state: 'failed' },
];

export const estimate = [
  { label: '$84.00 a day × 13 days', cents: 109_200 },
  { label: 'About per week', cents: 25_200, isQuiet: true },
  { label: 'About per month', cents: 109_200, isQuiet: true },
];

export const ticketFacts = [
  { term: 'Check in', value: '06-17-2026' },
  { term: 'Check out', value: '07-15-2026' },
  { term: 'Guests', value: '1' },
  { term: 'Booking Id', value: 'SC-118204' },
];

export const bookingFacts = [
  { term: 'Booking Id', value: 'SC-118204' },
  { term: 'Place', value: '214 Example Avenue, Pasadena' },
  { term: 'Balance', value: '$1,008.00' },
];

export type Request = { id: string; name: string; from: string; guests: number; total: string };
export const requests: Request[] = [
  { id: 'SC-118204', name: 'Rosa Marín', from: '06-17-2026', guests: 1, total: '$1,092.00' },
  { id: 'SC-118377', name: 'Harold Whitcomb', from: '06-24-2026', guests: 2, total: '$2,184.00' },
];
export const requestColumns: Column<Request>[] = [
  { key: 'name', label: 'Person', canSort: true, show: ({ name }) => name },
  { key: 'from', label: 'First day', canSort: true, show: ({ from }) => from },
  { key: 'guests', label: 'Guests', isNumeric: true, show: ({ guests }) => guests },
  { key: 'total', label: 'Total', isNumeric: true, show: ({ total }) => total },
];

export const tabs = [
  { value: 'pending', label: 'Pending', count: 1 },
  { value: 'ongoing', label: 'Ongoing', count: 2 },
  { value: 'upcoming', label: 'Upcoming', count: 1 },
  { value: 'completed', label: 'Completed', count: 7 },
  { value: 'cancelled', label: 'Cancelled', count: 0 },
] as const;

export const tints = ['sun', 'sky', 'coral', 'lilac', 'pine', 'sunken'] as const;
