import { beforeEach } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aMember } from '#features/team/server/seed.ts';
import type { PlaceRole } from '#shared/place-roles.ts';
import { openTown } from './town.ts';

/** A center whose manager invites, and who joins, changes and leaves its team. */
export async function openTeam() {
  const { t, town } = await openTown();
  beforeEach(async () => {
    await t.db.deleteFrom('rate_limits').execute();
  });
  const place = () => ({ providerId: town.centre.id });

  const invite = async (email: string, role: PlaceRole = 'answering', by = town.manager) =>
    (await (await t.as(by)).team.invite({ params: place(), body: { email, role } })).data._id;
  const answer = async (person: Person, id: string, accepts = true) =>
    (await t.as(person)).team.answer({ params: { id }, body: { accepts } });
  /** Without a role: removes. */
  const change = async (memberId: string, role: PlaceRole | undefined, by = town.manager) =>
    (await t.as(by)).team.change({
      params: { ...place(), memberId },
      body: role ? { change: 'role', role } : { change: 'remove' },
    });
  const leave = async (person: Person) => (await t.as(person)).team.leave({ params: place() });
  const works = async (role: PlaceRole) => {
    const person = await aPerson(t.db);
    await aMember(t.db, { ...place(), userId: person.id, role, now: t.clock.now() });
    return person;
  };
  return { t, town, invite, answer, change, leave, works };
}
