import { provenAccountAt } from '#features/account/server/invited-store.ts';
import { notify, type NewsContext } from '#features/notifications/server/notify.ts';
import type { Reader } from '#features/notifications/server/store.ts';
import { workspaceTopics } from '#features/providers/work-place.ts';
import type { WrittenLetter } from '#features/preferences/server/post.ts';
import type { Db } from '#server/db/db.ts';
import { languageNamed } from '#server/http/language.ts';
import { publish } from '#server/realtime/fanout.ts';
import { wordsOf } from '#server/words.ts';
import { brand } from '#shared/brand.ts';
import type { Language } from '#shared/languages.ts';
import { mayAs, type PlaceRole } from '#shared/place-roles.ts';
import type { Topic } from '#shared/realtime.ts';
import { TEAM_NOTICE, type TeamNotice, type TeamNoticeFacts } from '../notification.ts';
import { type MemberRow, membersOf } from './team-store.ts';

type Place = { id: string; name: string };

const PAGE = '/partner/team';

type InvitationNews = { invitationId: string; email: string; role: PlaceRole; place: Place; language: Language };

/**
 * Tells an address of an invitation: by mail, and by the bell of its account if it has one. Both are written in one go, so that
 * whoever invited learns nothing from how long it takes.
 */
export async function tellInvited({ db, publicUrl, now }: NewsContext, invited: InvitationNews): Promise<void> {
  const { invitationId, email, role, place, language } = invited;
  const account = await provenAccountAt(db, email);
  if (account && !account.is_welcoming) return;
  const t = wordsOf(account ? languageNamed(account.language) : language);
  const values = {
    brand: brand.name,
    help: brand.phone,
    place: place.name,
    role: t(`providers.role.${role}`),
    link: `${publicUrl}${PAGE}`,
    email,
  };
  await notify(db, {
    kind: TEAM_NOTICE,
    subjectId: invitationId,
    about: 'security',
    readers: account ? [{ userId: account.id, providerId: null }] : [],
    facts: { what: 'invited', place: place.name, role, name: null } satisfies TeamNoticeFacts,
    letters: [
      {
        channel: 'mail',
        about: 'security',
        userId: account?.id ?? null,
        to: email,
        subject: t('team.mail.invited.subject', values),
        text: t('team.mail.invited', values),
      },
    ],
    link: () => PAGE,
    refreshes: () => ['partners'],
    now,
  });
}

type MemberNews = {
  subjectId: string;
  what: Extract<TeamNotice, 'joined' | 'declined' | 'left' | 'ownerAgreed' | 'ownerDeclined'>;
  place: Place;
  role: PlaceRole;
  name: string;
  /** Whoever did it, or is told by itself. */
  by: readonly string[];
};

/** Tells those who look after a team; the open team pages of all its members ask again. */
export async function tellOwners(
  telling: NewsContext,
  { subjectId, what, place, role, name, by }: MemberNews,
): Promise<void> {
  const members = await membersOf(telling.db, place.id);
  const owners = members.filter((member) => mayAs(member.role, 'team') && !by.includes(member.id));
  await tell(telling, {
    subjectId,
    to: owners,
    providerId: place.id,
    facts: { what, place: place.name, role, name },
    refreshes: ['partners'],
  });
  await refreshTeam(telling.db, members);
}

type RoleNews = { what: Extract<TeamNotice, 'role' | 'removed'>; place: Place; role: PlaceRole; member: MemberRow };

/** Tells somebody what they are at a place from now on. Their open pages ask again, and those of the team. */
export async function tellMember(telling: NewsContext, { what, place, role, member }: RoleNews): Promise<void> {
  await tell(telling, {
    subjectId: place.id,
    to: [member],
    providerId: null,
    facts: { what, place: place.name, role, name: null },
    refreshes: workspaceTopics,
  });
  await refreshTeam(telling.db, await membersOf(telling.db, place.id));
}

type HandoverNews = {
  subjectId: string;
  what: Extract<TeamNotice, `owner${string}` | 'closed' | 'gaveUp'>;
  place: Place;
  to: readonly TeamNews['to'][number][];
  name: string;
};

/** Tells people of a place that changes hands, or of one that nobody runs any more: it is theirs to read, whatever they are there now. */
export async function tellHandover(
  telling: NewsContext,
  { subjectId, what, place, to, name }: HandoverNews,
): Promise<void> {
  const facts = { what, place: place.name, role: 'owner', name } as const;
  await tell(telling, { subjectId, to, providerId: null, facts, refreshes: workspaceTopics });
  await refreshTeam(telling.db, await membersOf(telling.db, place.id));
}

/** The open team pages of these people ask again. */
export const refreshTeam = (db: Db, members: readonly { id: string }[]): Promise<void> =>
  publish(
    db,
    members.map(({ id }) => id),
    ['partners'],
  );

type TeamNews = {
  subjectId: string;
  to: readonly Pick<MemberRow, 'id' | 'email' | 'first_name' | 'language'>[];
  providerId: string | null;
  facts: TeamNoticeFacts;
  refreshes: readonly Topic[];
};

async function tell({ db, publicUrl, now }: NewsContext, { subjectId, to, providerId, facts, refreshes }: TeamNews) {
  await notify(db, {
    kind: TEAM_NOTICE,
    subjectId,
    about: 'security',
    readers: to.map(({ id }): Reader => ({ userId: id, providerId, right: 'team' })),
    facts,
    letters: to.map((reader) => letterTo(reader, facts, `${publicUrl}${PAGE}`)),
    link: () => PAGE,
    refreshes: () => refreshes,
    now,
  });
}

function letterTo(
  reader: TeamNews['to'][number],
  { what, place, role, name }: TeamNoticeFacts,
  link: string,
): WrittenLetter {
  const t = wordsOf(languageNamed(reader.language));
  const values = {
    brand: brand.name,
    help: brand.phone,
    hello: reader.first_name,
    place,
    name: name ?? '',
    role: t(`providers.role.${role}`),
    link,
  };
  return {
    channel: 'mail',
    about: 'security',
    userId: reader.id,
    to: reader.email,
    subject: t(`team.mail.${what}.subject`, values),
    text: t(`team.mail.${what}`, values),
  };
}
