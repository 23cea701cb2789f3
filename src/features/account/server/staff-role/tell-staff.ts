import { post } from '#features/preferences/server/post.ts';
import { languageNamed } from '#server/http/language.ts';
import type { Context } from '#server/http/handlers.ts';
import { publish } from '#server/realtime/fanout.ts';
import { accountMessage } from '../account-messages.ts';
import { staffAccounts, type StaffRow } from './staff-store.ts';

type StaffFacts = Omit<StaffRow, 'is_away'>;
type StaffNews = {
  person: StaffFacts;
  change: 'given' | 'taken';
  /** The name of the colleague who did it; null: the setting. */
  by: string | null;
};

const letters = {
  given: { own: 'staffGiven', others: 'staffJoined' },
  taken: { own: 'staffTaken', others: 'staffLeft' },
} as const;

/** Writes to whoever got the role or lost it and to all other staff, also to who did it: it may have been somebody else at their device. */
export async function tellOfStaff(
  { db, publicUrl, now }: Pick<Context, 'db' | 'publicUrl' | 'now'>,
  { person, change, by }: StaffNews,
): Promise<void> {
  const others = (await staffAccounts(db)).filter(({ id }) => id !== person.id);
  const values = {
    how: by === null ? 'setting' : 'colleague',
    by: by ?? '',
    name: `${person.first_name} ${person.last_name}`,
    email: person.email,
  };
  const letterTo = (reader: StaffFacts, name: 'own' | 'others', page: string) =>
    accountMessage(
      letters[change][name],
      { channel: 'email', target: reader.email, language: languageNamed(reader.language), userId: reader.id },
      { ...values, hello: reader.first_name, link: `${publicUrl}${page}` },
    );
  await post(
    db,
    [
      letterTo(person, 'own', change === 'given' ? '/partner/staff' : '/dashboard'),
      ...others.map((reader) => letterTo(reader, 'others', '/partner/staff/people')),
    ],
    now,
  );
  await publish(db, [person.id, ...others.map(({ id }) => id)], ['account']);
}
