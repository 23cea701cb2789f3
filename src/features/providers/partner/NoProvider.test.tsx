import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aDoctor } from '#features/doctors/server/seed.ts';
import type { ApplicationState } from '#features/partners/application.ts';
import { insertApplication, writeApplication } from '#features/partners/server/application-store.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import { publish } from '#server/realtime/fanout.ts';
import { openTab, pageApp } from '#test/page.tsx';
import type { JoiningKind } from '../application.ts';

const t = await pageApp({ sharesDate: true });

test.each(['/partner', '/partner/day', '/partner/calendar', '/partner/profile'])(
  'to a family that manages no center %s says so, and asks for nothing that is not there',
  async (path) => {
    const missed: string[] = [];
    const noting = async (...asked: Parameters<typeof t.fetch>) => {
      const answer = await t.fetch(...asked);
      if (answer.status === 404) missed.push(String(asked[0]));
      return answer;
    };
    await openTab({ ...t, fetch: noting }, path, { as: await aPerson(t.db) });
    await screen.findByTestId('no-provider');
    expect(missed).toEqual([]);
  },
);

const begun = async (userId: string, asked: { kind: JoiningKind; status: ApplicationState; providerId?: string }) => {
  const { kind, status, providerId = null } = asked;
  const now = t.clock.now();
  const purpose = providerId ? 'claim' : 'join';
  const row = await insertApplication(t.db, { userId, kind, purpose, profile: {}, providerId, now });
  await writeApplication(t.db, row?.id ?? '', { status, now });
};

test.each<[ApplicationState, string, string]>([
  ['draft', 'You have not sent your application yet', 'Go on with it'],
  ['sent', 'We are checking your application', 'See how it stands'],
  ['asked', 'Your application lacks something', 'Complete it'],
])('an application that is %s leads to it, and asks nobody to join', async (status, title, what) => {
  const maya = await aPerson(t.db);
  await begun(maya.id, { kind: 'doctor', status });
  await openTab(t, '/partner', { as: maya });
  await screen.findByRole('heading', { level: 1, name: title });
  const way = screen.getByTestId('to-application');
  expect([way.textContent, way.getAttribute('href')]).toEqual([what, '/partner/join?as=doctor']);
  expect(screen.queryByTestId('join')).toBeNull();
});

test('a claim leads to the listing; what was decided is under way no more', async () => {
  const olga = await aPerson(t.db);
  const { id } = await aCentre(t.db, {});
  await begun(olga.id, { kind: 'dayCareCenter', status: 'sent', providerId: id });
  const { client } = await openTab(t, '/partner/day', { as: olga });
  expect((await screen.findByTestId('to-application')).getAttribute('href')).toBe(`/partner/claim?place=${id}`);
  await t.db.updateTable('partner_applications').set({ status: 'declined' }).where('user_id', '=', olga.id).execute();
  await client.invalidateQueries();
  await screen.findByTestId('join');
});

test.each([
  ['a center', '/partner/video', aCentre],
  ['a center', '/partner/summaries', aCentre],
  ['a center', '/partner/lab', aCentre],
  ['a doctor', '/partner/visits', aDoctor],
] as const)('to %s that has nothing there %s says that it is of another kind of place', async (_, path, aPlace) => {
  const maya = await aPerson(t.db);
  const { name } = await aPlace(t.db, { managerId: maya.id });
  await openTab(t, path, { as: maya });
  await screen.findByRole('heading', { level: 1, name: `There is nothing here for ${name}` });
  expect(screen.getByTestId('nothing-here').textContent).toContain('This page belongs to another kind of place.');
});

test('a place that comes after the log-in is there without another one', async () => {
  const maya = await aPerson(t.db);
  const { client } = await openTab(t, '/partner/calendar', { as: maya });
  await screen.findByTestId('no-provider');
  await aDoctor(t.db, { managerId: maya.id });
  await publish(t.db, [maya.id], ['partners']);
  await expect
    .poll(async () => {
      await client.invalidateQueries();
      return screen.queryByTestId('agenda-2026-06-15');
    })
    .not.toBeNull();
});
