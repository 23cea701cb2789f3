import { accountOf, type DemoAccount, pictureOf } from '#features/account/demo/accounts.ts';
import { mailOf } from '#features/account/demo/mail-of.ts';
import { DEMO_PASSWORD } from '#features/account/demo/people.ts';
import { demoId } from '#server/demo-id.ts';
import type { DemoCentre } from './demo-centre.ts';

/** The centre's side: who answers the requests of one of the centres. */
export const demoManager = {
  id: demoId('person marcus'),
  email: 'marcus@example.com',
  password: DEMO_PASSWORD,
  firstName: 'Marcus',
  lastName: 'Webb',
  language: 'en',
  centreKey: 'jacaranda',
  portrait: { hair: 'fade', hairColor: 'black', skin: 'deep', outfit: 'polo', tint: 'sun' },
} as const;

/** The account of whoever answers at a centre. */
export function managerOf(centre: Pick<DemoCentre, 'key' | 'manager' | 'timeZone'>): DemoAccount {
  if (centre.key === demoManager.centreKey) return marcus;
  const [firstName = '', ...rest] = centre.manager.split(' ');
  const lastName = rest.join(' ');
  const email = mailOf(firstName, lastName);
  return {
    ...accountOf(`manager of ${centre.key}`, { firstName, lastName, email, phone: null }),
    timeZone: centre.timeZone,
  };
}

export const marcus: DemoAccount = {
  ...accountOf('marcus', {
    firstName: demoManager.firstName,
    lastName: demoManager.lastName,
    email: demoManager.email,
    phone: '6265550143',
  }),
  id: demoManager.id,
  profileImage: pictureOf(demoManager.portrait),
};
