import { accountOf, type DemoAccount } from '#features/account/demo/accounts.ts';

/** Who has asked to join: with a place, an agency, or as a doctor. */
export const applicants = {
  olga: accountOf('olga', {
    firstName: 'Olga',
    lastName: 'Petrov',
    email: 'olga.petrov@example.com',
    phone: '6265550163',
  }),
  hank: accountOf('hank', {
    firstName: 'Hank',
    lastName: 'Osborne',
    email: 'hank.osborne@example.com',
    phone: '6265550164',
  }),
  ana: accountOf('ana', {
    firstName: 'Ana',
    lastName: 'Lucero',
    email: 'ana.lucero@example.com',
    phone: '6265550165',
    language: 'sp',
  }),
  peter: accountOf('peter', {
    firstName: 'Peter',
    lastName: 'Nordquist',
    email: 'peter.nordquist@example.com',
    phone: '6265550166',
  }),
  wilma: accountOf('wilma', {
    firstName: 'Wilma',
    lastName: 'Graves',
    email: 'wilma.graves@example.com',
    phone: '6265550167',
  }),
  naomi: accountOf('naomi', {
    firstName: 'Naomi',
    lastName: 'Feldt',
    email: 'naomi.feldt@example.com',
    phone: '6265550168',
  }),
  tomas: accountOf('tomas', {
    firstName: 'Tomás',
    lastName: 'Arce',
    email: 'tomas.arce@example.com',
    phone: '6265550169',
    language: 'sp',
  }),
  gwen: accountOf('gwen', {
    firstName: 'Gwen',
    lastName: 'Adeyemi',
    email: 'gwen.adeyemi@example.com',
    phone: '6265550170',
  }),
} as const satisfies Record<string, DemoAccount>;
