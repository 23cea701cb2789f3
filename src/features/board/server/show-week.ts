import { presentVisit } from '#features/bookings/server/overview/overview.ts';
import { visitsOf } from '#features/bookings/server/overview/overview-store.ts';
import { presentingFor } from '#features/bookings/server/show-booking.ts';
import { seenFromTheOther } from '#features/family/relationship.ts';
import { nameOf } from '#features/family/server/name-of.ts';
import { ownPerson } from '#features/family/server/access.ts';
import { zoneOf } from '#features/preferences/server/zone-of.ts';
import { toursWithin } from '#features/tours/server/tour-store.ts';
import { auditLook } from '#server/audit.ts';
import type { Context } from '#server/http/handlers.ts';
import type { Answer } from '#shared/call.ts';
import { addDays, type Day, dayIn, daysBetween, weekdayOf } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import type { Translator } from '#shared/words.ts';
import { type BoardTour, type DayPart, FARTHEST_WEEKS, type Member, type Taker } from '../board.ts';
import type { board } from '../contract.ts';
import { type MemberRow, membersOf, notesOf, personNamed, type TaskRow, tasksOf } from './board-store.ts';

const WEEK = 7;

/** Who looks, in which words, and who is of the circle. */
type WeekContext = { userId: string; t: Translator; members: readonly MemberRow[] };

type WeekQuery = { personId: string | null; day: Day | undefined };

/** A week of somebody, from Monday on, on the clock of whoever asks; of nobody in particular, that of whoever has care planned. The look is in the trail of the person. */
export async function showWeek(context: Context, { personId, day }: WeekQuery): Promise<Answer<typeof board.week>> {
  const { db, user, now } = context;
  const today = dayIn(await zoneOf(db, user.id), now);
  const asFor = { userId: user.id, scope: 'bookings', now } as const;
  const person = await ownPerson(db, { ...asFor, personId: personId ?? (await whoHasCare(context, today)) });
  const asked = day ?? today;
  if (Math.abs(daysBetween(today, asked)) > FARTHEST_WEEKS * WEEK) throw Failure.of('day', 'errors.dateImproper');
  const from = addDays(asked, 1 - weekdayOf(asked));
  const within = { personId: person, from, to: addDays(from, WEEK - 1), now };
  const [named, members, visits, tours, rows, notes] = await Promise.all([
    personNamed(db, person),
    membersOf(db, person, now),
    visitsOf(db, { userId: user.id, ...within }),
    toursWithin(db, within),
    tasksOf(db, within),
    notesOf(db, within),
  ]);
  await auditLook(context, { people: [person], subject: 'board' });
  const presenting = presentingFor(context);
  const looking = { userId: user.id, t: presenting.speech.t, members };
  return {
    personId: person,
    personName: `${named.first_name} ${named.last_name}`,
    isForSelf: named.user_id === user.id,
    from,
    today,
    members: members.map((member) => presentMember(member, user.id)),
    visits: visits.map((visit) => ({
      ...presentVisit(visit, presenting),
      takers: takersAt(rows, { bookingId: visit.id, startsAt: visit.starts_at, ...looking }),
    })),
    tours: tours.map(presentTour),
    tasks: rows.flatMap((row) => presentTask(row, looking)),
    notes: notes.map((note) => ({
      _id: note.id,
      words: note.words,
      by: nameOf(note, looking.t),
      isYours: note.written_by === user.id,
      writtenAt: note.written_at.toISOString(),
    })),
  };
}

/** Oneself, or else the person with the next care of all for whom one acts: a week with something in it. */
async function whoHasCare({ db, user, now }: Context, today: Day): Promise<string | null> {
  const to = addDays(today, 2 * WEEK);
  const planned = await visitsOf(db, { userId: user.id, personId: null, from: today, to, now });
  return (planned.find((visit) => visit.is_for_self) ?? planned[0])?.person_id ?? null;
}

const presentTour = (row: Awaited<ReturnType<typeof toursWithin>>[number]): BoardTour => ({
  _id: row.id,
  day: dayIn(row.time_zone, row.starts_at),
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  timeZone: row.time_zone,
  providerName: row.provider_name,
  isConfirmed: row.status !== 'asked',
});

const presentMember = (row: MemberRow, userId: string): Member => ({
  name: `${row.first_name} ${row.last_name}`,
  image: row.profile_image,
  isYou: row.id === userId,
  relationship: row.relationship && seenFromTheOther(row.relationship, row.gender),
});

/** What somebody has taken is theirs only as long as they are of the circle. */
function takerIn(row: TaskRow | undefined, { userId, t, members }: WeekContext): Taker {
  const taker = members.find(({ id }) => id === row?.taker_id);
  return taker ? { ...presentMember(taker, userId), firstName: taker.first_name || t('family.former') } : null;
}

function takersAt(rows: readonly TaskRow[], at: WeekContext & { bookingId: string; startsAt: Date }) {
  const of = (part: DayPart) =>
    takerIn(
      rows.find(
        (row) =>
          row.kind === part && row.booking_id === at.bookingId && row.starts_at?.getTime() === at.startsAt.getTime(),
      ),
      at,
    );
  return { there: of('there'), back: of('back'), with: of('with') };
}

const presentTask = (row: TaskRow, looking: WeekContext) =>
  row.title === null
    ? []
    : [
        {
          _id: row.id,
          day: row.day,
          title: row.title,
          by: nameOf({ first_name: row.author_first_name, last_name: row.author_last_name }, looking.t),
          canRemove: row.created_by === looking.userId,
          taker: takerIn(row, looking),
          isDone: row.done_at !== null,
        },
      ];
