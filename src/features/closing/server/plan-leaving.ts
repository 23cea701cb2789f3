import { leaverOf } from '#features/account/server/away/away-store.ts';
import { heirsOf } from '#features/circle/server/away-store.ts';
import { zoneOf } from '#features/preferences/server/zone-of.ts';
import { handoverAt, heirsOf as teamHeirsOf } from '#features/team/server/handover-store.ts';
import type { Context } from '#server/http/handlers.ts';
import { type Keeping, type KeptReason, keptReasons, type Leaver, type OpenMatter } from '#server/keeping.ts';
import { dayIn } from '#shared/dates.ts';
import { DAY_MS } from '#shared/durations.ts';
import { RETURN_DAYS } from '../closing.ts';
import type { LeavingAccount } from '../contract.ts';
import { copiesOf } from './copy/copy-store.ts';
import { presentCopy } from './copy/present-copy.ts';
import { dependantsOf } from './kept-store.ts';

export const closesAt = (now: Date): Date => new Date(now.getTime() + RETURN_DAYS * DAY_MS);

/** What leaving would mean for this account today. */
export async function planLeaving({ db, keepings, user, now }: Context): Promise<LeavingAccount> {
  const leaver = await leaverOf(db, user.id);
  const dependants = await dependantsOf(db, user.id);
  const heirs = await heirsOf(db, { userId: user.id, now });
  return {
    ownId: leaver.people.find((id) => !dependants.some((dependant) => dependant.id === id)) ?? null,
    open: await withHeirs({ db, now }, await openMattersOf({ db, keepings, now }, leaver)),
    dependants: dependants.map(({ id, first_name, last_name }) => ({
      _id: id,
      name: `${first_name} ${last_name}`,
      heirs: heirs
        .filter((heir) => heir.person_id === id)
        .map((heir) => ({ relationId: heir.id, name: `${heir.first_name} ${heir.last_name}` })),
    })),
    copied: named(keepings, ({ tables }) => tables.some(({ copy }) => copy.length > 0)),
    erased: named(keepings, ({ tables, erase }) => erase !== undefined || tables.some(({ end }) => end === 'erased')),
    kept: await reasonsFor({ db, keepings }, leaver),
    until: dayIn(await zoneOf(db, user.id), closesAt(now)),
    copies: (await copiesOf(db, user.id)).map(presentCopy),
  };
}

/** Beside a place, who of its team could run it, and who has been asked. */
async function withHeirs(
  { db, now }: Pick<Context, 'db' | 'now'>,
  open: OpenMatter[],
): Promise<LeavingAccount['open']> {
  const places = open.flatMap(({ what, id }) => (what === 'place' ? [id] : []));
  const heirs = places.length === 0 ? [] : await teamHeirsOf(db, places);
  const shown = [];
  for (const matter of open) {
    const asked = matter.what === 'place' ? await handoverAt(db, { providerId: matter.id, now }) : undefined;
    shown.push({
      ...matter,
      heirs: heirs
        .filter(({ provider_id: of }) => matter.what === 'place' && of === matter.id)
        .map(({ id, first_name, last_name }) => ({ _id: id, name: `${first_name} ${last_name}` })),
      asked: asked ? `${asked.to_first_name} ${asked.to_last_name}` : null,
    });
  }
  return shown;
}

const named = (keepings: readonly Keeping[], isMeant: (keeping: Keeping) => boolean) =>
  keepings.filter(isMeant).map(({ name }) => name);

/** Why something of this account stays; what stays of those alone who had it is not said to others. */
async function reasonsFor({ db, keepings }: Pick<Context, 'db' | 'keepings'>, leaver: Leaver): Promise<KeptReason[]> {
  const ends = keepings.flatMap(({ tables }) => tables.map(({ end }) => end));
  const declared = new Set(ends.map((end) => (typeof end === 'object' ? end.kept : undefined)));
  const found: KeptReason[] = [];
  for (const reason of keptReasons.filter((one) => declared.has(one))) {
    const asks = keepings.flatMap(({ stays }) => stays?.[reason] ?? []);
    const answers = await Promise.all(asks.map((ask) => ask(db, leaver)));
    if (asks.length === 0 || answers.includes(true)) found.push(reason);
  }
  return found;
}

/** What every capability wants settled before this account leaves. */
export async function openMattersOf(
  { db, keepings, now }: Pick<Context, 'db' | 'keepings' | 'now'>,
  leaver: Leaver,
): Promise<OpenMatter[]> {
  const matters = [];
  for (const { openMatters } of keepings) matters.push(...((await openMatters?.(db, leaver, now)) ?? []));
  return matters;
}
