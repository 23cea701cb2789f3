import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aStaffMember } from '#features/account/server/seed.ts';
import { insuredUntil } from '#test/evidence.ts';
import { lettersTo } from '#test/letters.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';
import type { Decision } from '../checking-contract.ts';
import { anInsurance, inWriting } from '../server/seed.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });
const ANSWER = 'The second page of the policy is missing.';

test('mails and the bell of new evidence lead to what the place shows, where the answer stands', async () => {
  const { manager, centre } = await aFamilyAndACentre(t);
  await insuredUntil(t, centre.id, '2026-12-01');
  const { joining } = await t.as(manager);
  const { checking } = await t.as(await aStaffMember(t.db));
  const begun = async () => ({ id: (await joining.renew({ params: { centreId: centre.id } })).data._id });
  const decide = async (params: { id: string }, as: Decision['as']) => {
    const { version } = (await checking.one({ params })).data;
    await checking.decide({ params, body: as === 'approved' ? { as, version } : { as, version, answer: ANSWER } });
  };
  const followed = async ({ id }: { id: string }, words: string) => {
    await openTab(t, '/notifications', { as: manager });
    const news = await screen.findByTestId(`notification-partner-${id}`);
    expect(news.textContent).toContain(words);
    await userEvent.click(news);
    await waitFor(() => expect(location.pathname).toBe('/partner/evidence'));
    await screen.findByRole('heading', { name: 'New evidence' });
    const isAnswered = screen.queryByText(ANSWER) !== null;
    closeTab();
    return { isAnswered };
  };

  const params = await begun();
  await joining.addEvidence({ params, body: await inWriting(t, manager, anInsurance) });
  await joining.send({ params });
  await decide(params, 'asked');
  expect(await followed(params, 'One thing is missing for Jacaranda Day Center')).toEqual({ isAnswered: true });
  await joining.send({ params });
  const [line] = (await checking.one({ params })).data.evidence;
  await checking.check({
    params: { ...params, lineId: line?._id ?? '' },
    body: { result: 'confirmed', source: 'Asked the company', until: null },
  });
  await decide(params, 'approved');
  const confirmed = 'The new evidence of Jacaranda Day Center is confirmed';
  expect(await followed(params, confirmed)).toEqual({ isAnswered: false });

  t.clock.advance(60);
  const other = await begun();
  await joining.addEvidence({ params: other, body: await inWriting(t, manager, anInsurance) });
  await joining.send({ params: other });
  await decide(other, 'declined');
  const refused = 'We could not confirm the new evidence of Jacaranda Day Center';
  expect(await followed(other, refused)).toEqual({ isAnswered: true });

  const letters = (await lettersTo(t, manager.email)).filter((letter) =>
    /What you sent|evidence|missing/i.test(letter),
  );
  expect(letters.map((letter) => /\/partner\/\S*/.exec(letter)?.[0])).toEqual(Array(6).fill('/partner/evidence'));
});
