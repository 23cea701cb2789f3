import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { bookingKinds, kindsByName } from '#app/server/booking-kinds.ts';
import { aPerson } from '#features/account/server/seed.ts';
import { slotCalendar } from '#features/bookings/partner/agenda/slot-calendar.tsx';
import type { BookingKind } from '#features/bookings/server/kind.ts';
import { aCard } from '#features/payments/server/seed.ts';
import { AboutForm } from '#features/providers/about.ts';
import { AboutFields } from '#features/providers/partner/AboutFields.tsx';
import type { PlacePages } from '#features/providers/partner/place-pages.ts';
import { profilePage } from '#features/providers/partner/profile/profile-page.tsx';
import { aMember } from '#features/team/server/seed.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { mount } from '#server/http/mount.ts';
import { call, provider } from '#shared/call.ts';
import type { PlaceRole } from '#shared/place-roles.ts';
import { aGuide, introduceWalks } from '#test/guided-walk/guides.ts';
import { guidedWalks } from '#test/guided-walk/walk-contract.ts';
import { guidedWalkHandlers } from '#test/guided-walk/walk-handlers.ts';
import { WalkDetails, WALKS, walks } from '#test/guided-walk/walk-kind.ts';
import { friday, walksOf } from '#test/guided-walk/walk-world.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { callQueryOrNull, callsOf } from '#web/queries.ts';
import { session } from '#web/session.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { placeServices } from './place-services.ts';

const About = z.object({ aboutEn: AboutForm.shape.en, aboutSp: AboutForm.shape.sp });
const Guide = z.object({ _id: z.string(), name: z.string(), about: z.object({ en: z.string(), sp: z.string() }) });

const guideProfiles = {
  mine: call({
    service: 'partner',
    method: 'GET',
    path: '/guides/v1.0/mine',
    access: provider('profile'),
    summary: 'The guides that I work for',
    reply: z.object({ data: z.array(Guide) }),
  }),
  change: call({
    service: 'partner',
    method: 'PUT',
    path: '/guides/v1.0/change/:id',
    access: provider('profile'),
    summary: 'Change what a guide says',
    body: About,
    reply: z.object({}),
  }),
} as const;

const handlers: Handlers<typeof guideProfiles> = {
  async mine(_, { db, user }) {
    const rows = db.selectFrom('providers').select(['id', 'name', 'about']).where('id', 'in', user.providerIds);
    const guides = await rows.where('kind', '=', 'guide').execute();
    return { data: guides.map(({ id, ...guide }) => z.parse(Guide, { _id: id, ...guide })) };
  },
  async change({ params, body: { aboutEn: en, aboutSp: sp } }, { db, user }) {
    const about = JSON.stringify({ en, sp });
    const own = db.updateTable('providers').set({ about }).where('id', 'in', user.providerIds);
    await own.where('id', '=', params.id).execute();
    return {};
  },
};

// What a service hands in: an object for its booking, and one for the workspace.
const glancedWalks: BookingKind = {
  ...walks,
  glance(details, { may }) {
    const { route, dogs } = z.parse(WalkDetails, details);
    return [route, ...(may('answers') ? [`Dogs: ${dogs}`] : [])];
  },
};
const guidePages: PlacePages = {
  kinds: ['guide'],
  calendar: slotCalendar,
  profile: profilePage({
    mine: () => callQueryOrNull(guideProfiles.mine, {}, session.isPartner),
    schema: About,
    fields: ['aboutEn', 'aboutSp'],
    typedOf: ({ about }) => ({ aboutEn: about.en, aboutSp: about.sp }),
    save: (client, id, body) => callsOf(client, guideProfiles).change({ params: { id }, body }),
    shownBy: [],
    draft: 'guide',
    photosLead: 'providers.photos.lead',
    Fields: ({ form, profile }) => <AboutFields form={form} about={profile.about} word={(part) => part} />,
    Preview: function Preview({ control }) {
      return <p data-testid="preview">{useTypedField<string>(control, 'aboutEn')}</p>;
    },
  }),
};

const t = await pageApp({
  sharesDate: true,
  settings: { LIMITS_FACTOR: '1000' },
  kinds: kindsByName([...Object.values(bookingKinds), glancedWalks]),
  besides({ app, kernel }) {
    mount({ app, kernel, answers: new Map() }, guidedWalks, guidedWalkHandlers);
    mount({ app, kernel, answers: new Map() }, guideProfiles, handlers);
  },
});

// The lines: one in the migration of the service, and one in the register of the pages.
const register = placeServices as PlacePages[]; // a test may add to it what it takes out again
beforeAll(async () => {
  await introduceWalks(t.db);
  await t.db.updateTable('provider_kinds').set({ slot_service: WALKS }).where('kind', '=', 'guide').execute();
  register.push(guidePages);
});
afterAll(() => void register.splice(register.indexOf(guidePages), 1));

let theo: Awaited<ReturnType<typeof aPerson>>;
let guideId: string;
beforeEach(async () => {
  theo = await aPerson(t.db);
  guideId = (await aGuide(t.db, { managerId: theo.id })).id;
});

async function aWalk() {
  const elena = await aPerson(t.db, { firstName: 'Elena', lastName: 'Rivera' });
  const { book } = await walksOf(t, elena);
  const { data } = await book({ body: { guideId, startsAt: friday, halfHours: 1, route: 'Around the lake', dogs: 2 } });
  const method = await aCard(t.ports, 'good', t.clock.now());
  await (await t.as(elena)).payments.pay({ body: { bookingId: data._id, method } });
  return data;
}
const workingAs = async (role: PlaceRole) => {
  const person = await aPerson(t.db);
  await aMember(t.db, { providerId: guideId, userId: person.id, role, now: t.clock.now() });
  return person;
};

test('a guide has the calendar of slots, with what the kind says of a booking and the hours that can be changed', async () => {
  const { bookingId } = await aWalk();
  await openTab(t, '/partner/calendar?show=week', { as: theo });
  const visit = (await screen.findByTestId(`visit-${bookingId}`)).textContent;
  expect(visit).toMatch(/9:30.AM.+10:00.AM.*Elena Rivera.*Around the lake.*Dogs: 2/);
  await userEvent.click(screen.getByTestId('tab-hours'));
  await userEvent.click(await screen.findByTestId('open-5'));
  await userEvent.click(screen.getByTestId('hours-save'));
  expect((await screen.findByTestId('outside')).textContent).toContain('One booking lies outside your hours');
});

test('a row says no more of a booking than the role of whoever reads it includes', async () => {
  const { bookingId } = await aWalk();
  await openTab(t, '/partner/calendar?show=week', { as: await workingAs('reading') });
  const visit = await screen.findByTestId(`visit-${bookingId}`);
  within(visit).getByText('Around the lake');
  expect(visit.textContent).not.toContain('Dogs');
});

test('a kind that says nothing of its own is named by what was bought', async () => {
  const { _id: id } = await aWalk();
  const { glance } = glancedWalks;
  onTestFinished(() => void Object.assign(glancedWalks, { glance }));
  Object.assign(glancedWalks, { glance: undefined });
  const { requests } = await t.as(theo);
  const { data } = await requests.agenda({ query: { span: 'week' } });
  expect(data?.visits).toMatchObject([{ _id: id, meets: null, glance: ['Walk: Around the lake'] }]);
});

test('a guide has the form of a profile: preview, errors, saving, and what was typed as a draft', async () => {
  await openTab(t, '/partner/profile', { as: theo });
  const about = await screen.findByLabelText('aboutEn');
  await userEvent.clear(about);
  await userEvent.click(screen.getByTestId('save-profile'));
  await waitFor(() => expect(about.getAttribute('aria-invalid')).toBe('true'));
  await userEvent.type(about, 'Knows all birds.');
  await waitFor(() => expect(screen.getByTestId('preview').textContent).toBe('Knows all birds.'));
  await userEvent.click(screen.getByTestId('save-profile'));
  await screen.findByTestId('saved');
  const stored = t.db.selectFrom('providers').select('about').where('id', '=', guideId);
  expect(await stored.executeTakeFirstOrThrow()).toMatchObject({ about: { en: 'Knows all birds.' } });
});

test('a guide of somebody else is not there', async () => {
  await aWalk();
  const rival = await aPerson(t.db);
  await aGuide(t.db, { managerId: rival.id });
  const { requests } = await t.as(rival);
  expect((await requests.agenda({ query: { span: 'week' } })).data?.visits).toEqual([]);
});
