import type { Context, Handlers } from '#server/http/handlers.ts';
import type { preferences } from '../contract.ts';
import { defaults } from '../preferences.ts';
import { allPreferencesOf, changePreferences, type PreferenceKind, preferencesOf, setLanguage } from './store.ts';

export const preferencesHandlers: Handlers<typeof preferences> = {
  async own(_, { db, user }) {
    const stored = await allPreferencesOf(db, user.id);
    const data = {
      global: present('global', stored.global),
      notifications: present('notifications', stored.notifications),
      privacy: present('privacy', stored.privacy),
    };
    return { data, chosen: Object.keys(stored.global as object) };
  },
  async global(_, { db, user }) {
    return { data: present('global', await preferencesOf(db, user.id, 'global')) };
  },
  async changeGlobal({ body }, context) {
    const isChosen = body.timeZone !== undefined && body.isZoneLearned === undefined;
    const data = await changeTo('global', isChosen ? { ...body, isZoneLearned: false } : body, context);
    if (body.language !== undefined) {
      await setLanguage(context.db, context.user.id, data.language);
      context.knownUsers.forget([context.user.id]);
    }
    return { data };
  },
  async notifications(_, { db, user }) {
    return { data: present('notifications', await preferencesOf(db, user.id, 'notifications')) };
  },
  changeNotifications: async ({ body }, context) => ({ data: await changeTo('notifications', body, context) }),
  async privacy(_, { db, user }) {
    return { data: present('privacy', await preferencesOf(db, user.id, 'privacy')) };
  },
  changePrivacy: async ({ body }, context) => ({ data: await changeTo('privacy', body, context) }),
};

type Preferences = { [Kind in PreferenceKind]: (typeof defaults)[Kind] };

async function changeTo<Kind extends PreferenceKind>(kind: Kind, body: object, { db, user, now }: Context) {
  const change = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  return present(kind, await changePreferences(db, { userId: user.id, kind, change, now }));
}

/** A preference that came later than the account has its default. */
const present = <Kind extends PreferenceKind>(kind: Kind, stored: unknown): Preferences[Kind] => ({
  ...defaults[kind],
  ...(stored as Partial<Preferences[Kind]>),
});
