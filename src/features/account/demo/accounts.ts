import type { NotificationPreferences } from '#features/preferences/preferences.ts';
import { demoId } from '#server/demo-id.ts';
import { demoFamily } from '#features/account/demo/people.ts';
import type { Language } from '#shared/languages.ts';
import type { Db } from '#server/db/db.ts';

/** Somebody of the demo town with an account: `personId` is themselves as one who receives care. */
export type DemoAccount = {
  id: string;
  personId: string;
  email: string;
  phone: string | null;
  firstName: string;
  lastName: string;
  language: Language;
  timeZone: string;
  profileImage: string | null;
  /** What this person has chosen to hear of, and when. */
  hears?: Partial<NotificationPreferences>;
  /** What this person told about themselves. */
  about?: { date_of_birth: string; gender: 'female' | 'male'; address: string; zip: string };
};

/** Somebody in care without an account, whom an account looks after. */
type DemoRelative = {
  id: string;
  firstName: string;
  lastName: string;
  createdBy: string;
  dateOfBirth: string;
  gender: 'female' | 'male';
};
type Portrait = Record<string, string | boolean>;

const pacific = 'America/Los_Angeles';

export const elena: DemoAccount = {
  ...accountOf('elena', {
    firstName: demoFamily.firstName,
    lastName: demoFamily.lastName,
    email: demoFamily.email,
    phone: '6265550142',
  }),
  id: demoFamily.id,
  profileImage: pictureOf(demoFamily.portrait),
  about: { date_of_birth: '1979-08-14', gender: 'female', address: '418 Example Avenue, Pasadena', zip: '91104' },
};
const { mother } = demoFamily;
export const rosa: DemoRelative = {
  id: mother.id,
  firstName: mother.firstName,
  lastName: mother.lastName,
  createdBy: elena.id,
  dateOfBirth: '1944-03-09',
  gender: 'female',
};

/** Who belongs to Elena's circle and has an account of their own. */
export const elenasFamily = {
  ernesto: {
    ...accountOf('ernesto', {
      firstName: 'Ernesto',
      lastName: 'Quiroga',
      email: 'ernesto@example.com',
      phone: '6265550155',
      language: 'sp',
    }),
    about: { date_of_birth: '1945-05-02', gender: 'male', address: '77 Example Street, Alhambra', zip: '91801' },
  },
  mateo: {
    ...accountOf('mateo', { firstName: 'Mateo', lastName: 'Marín', email: 'mateo@example.com', phone: '2065550156' }),
    about: { date_of_birth: '1983-10-27', gender: 'male', address: '12 Example Place, Seattle', zip: '98101' },
  },
  carmen: accountOf('carmen', {
    firstName: 'Carmen',
    lastName: 'Quiroga',
    email: 'carmen@example.com',
    phone: '6265550157',
    language: 'sp',
    hears: { hasQuietHours: true, quietFrom: '20:30', quietTo: '07:30', remindersByText: false },
  }),
} as const satisfies Record<string, DemoAccount>;

/** Who looks after families and providers. */
export const ines = accountOf('ines', {
  firstName: 'Inés',
  lastName: 'Calloway',
  email: 'staff@example.com',
  phone: '6265550158',
});

/** Other families around Pasadena, each with somebody at home. */
export const families = {
  raman: accountOf('raman', {
    firstName: 'Priya',
    lastName: 'Raman',
    email: 'priya.raman@example.com',
    phone: '6265550151',
  }),
  whitaker: accountOf('whitaker', {
    firstName: 'Daniel',
    lastName: 'Whitaker',
    email: 'daniel.whitaker@example.com',
    phone: '6265550152',
  }),
  tanaka: accountOf('tanaka', {
    firstName: 'Naomi',
    lastName: 'Tanaka',
    email: 'naomi.tanaka@example.com',
    phone: '3235550153',
  }),
  alvarado: accountOf('alvarado', {
    firstName: 'Gloria',
    lastName: 'Alvarado',
    email: 'gloria.alvarado@example.com',
    phone: '8185550154',
    language: 'sp',
  }),
} as const;

export const relatives = {
  lakshmi: relativeOf('lakshmi', families.raman, { firstName: 'Lakshmi', dateOfBirth: '1947-11-02', gender: 'female' }),
  harold: relativeOf('harold', families.whitaker, { firstName: 'Harold', dateOfBirth: '1939-06-21', gender: 'male' }),
  kenji: relativeOf('kenji', families.tanaka, { firstName: 'Kenji', dateOfBirth: '1941-01-15', gender: 'male' }),
  consuelo: relativeOf('consuelo', families.alvarado, {
    firstName: 'Consuelo',
    dateOfBirth: '1943-08-30',
    gender: 'female',
  }),
} as const;

type DemoAccounts = {
  /** Who answers at the providers of the town. */
  managers: readonly DemoAccount[];
  passwordHash: string;
  now: Date;
};

/** Writes everybody of the demo town with proven addresses and one password. */
export async function seedAccounts(db: Db, { managers, passwordHash, now }: DemoAccounts): Promise<void> {
  const accounts: DemoAccount[] = [
    elena,
    ...Object.values(elenasFamily),
    ...Object.values(families),
    ines,
    ...managers,
  ];
  await db
    .insertInto('users')
    .values(
      accounts.map((account) => ({
        id: account.id,
        email: account.email,
        phone: account.phone,
        first_name: account.firstName,
        last_name: account.lastName,
        password_hash: passwordHash,
        profile_image: account.profileImage,
        language: account.language,
        is_staff: account === ines,
        email_verified_at: now,
        phone_verified_at: account.phone && now,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
  await db
    .insertInto('staff_changes')
    .values({ user_id: ines.id, change: 'given', actor_id: ines.id, at: now })
    .execute();
  await db
    .insertInto('people')
    .values([
      ...accounts.map((account) => ({
        id: account.personId,
        user_id: account.id,
        created_by: null,
        first_name: account.firstName,
        last_name: account.lastName,
        date_of_birth: null,
        gender: null,
        address: null,
        zip: null,
        ...account.about,
        updated_at: now,
      })),
      ...[rosa, ...Object.values(relatives)].map((person) => ({
        id: person.id,
        user_id: null,
        created_by: person.createdBy,
        first_name: person.firstName,
        last_name: person.lastName,
        date_of_birth: person.dateOfBirth,
        gender: person.gender,
        address: null,
        zip: null,
        updated_at: now,
      })),
    ])
    .execute();
  await db
    .insertInto('preferences')
    .values(
      accounts.map(({ id, language, timeZone, hears = {} }) => ({
        user_id: id,
        global: JSON.stringify({ language, timeZone }),
        notifications: JSON.stringify(hears),
        privacy: JSON.stringify({}),
        updated_at: now,
      })),
    )
    .execute();
}

/** An account that is the same at every start; `key` names it among all of the town. */
export function accountOf(
  key: string,
  facts: Pick<DemoAccount, 'firstName' | 'lastName' | 'email' | 'phone'> & Partial<DemoAccount>,
): DemoAccount {
  return {
    language: 'en',
    ...facts,
    id: demoId(`account ${key}`),
    personId: demoId(`self ${key}`),
    timeZone: pacific,
    profileImage: null,
  };
}

function relativeOf(
  key: string,
  family: DemoAccount,
  facts: Pick<DemoRelative, 'firstName' | 'dateOfBirth' | 'gender'>,
): DemoRelative {
  return { ...facts, id: demoId(`relative ${key}`), lastName: family.lastName, createdBy: family.id };
}

/** The address of a drawn portrait, as the art route reads it. */
export function pictureOf(portrait: Portrait): string {
  const traits = Object.entries(portrait).map(([name, value]): [string, string] => [
    name,
    value === true ? '1' : String(value),
  ]);
  return `/art/portrait.svg?${new URLSearchParams(traits.sort(([one], [other]) => (one < other ? -1 : 1)))}`;
}
