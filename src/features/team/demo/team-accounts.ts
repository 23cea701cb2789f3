import { accountOf, type DemoAccount } from '#features/account/demo/accounts.ts';

/** Who works beside the owner at a place of the demo town: one of them for a second place, too. */
export const teamAccounts = {
  lucia: accountOf('lucia', {
    firstName: 'Lucía',
    lastName: 'Ortega',
    email: 'lucia@example.com',
    phone: '6265550144',
    language: 'sp',
  }),
  dora: accountOf('dora', { firstName: 'Dora', lastName: 'Finch', email: 'dora@example.com', phone: '6265550145' }),
  sam: accountOf('sam', { firstName: 'Sam', lastName: 'Abara', email: 'sam@example.com', phone: '6265550146' }),
  nell: accountOf('nell', { firstName: 'Nell', lastName: 'Harlow', email: 'nell@example.com', phone: '6265550159' }),
} as const satisfies Record<string, DemoAccount>;
