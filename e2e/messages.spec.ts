import { expect, type Page } from '@playwright/test';
import { elenasFamily } from '#features/account/demo/accounts.ts';
import { DEMO_PASSWORD } from '#features/account/demo/people.ts';
import { demoId } from '#server/demo-id.ts';
import { expectAccessible, expectAccessibleInAll } from './accessibility.ts';
import { alive, elena, go, logIn, marcus, test, visitor } from './journeys.ts';
import { languagesOf, looks } from './looks.ts';
import { sentencesIn } from './sentences.ts';

const talk = `/communicationHub/${demoId('thread rosa at jacaranda')}`;
const placeTalk = `/partner/messages/${demoId('thread rosa at jacaranda')}`;
const ernesto = { email: elenasFamily.ernesto.email, password: DEMO_PASSWORD };

/** Sends what is written, which stands in the conversation at once. */
async function say(page: Page, words: string) {
  await page.getByTestId('message-words').fill(words);
  await page.getByTestId('message-send').click();
  await expect(page.getByTestId('said')).toContainText(words);
  await expect(page.getByTestId('message-words')).toHaveValue('');
}
const mine = (page: Page, words: string) => page.getByTestId('message-mine').filter({ hasText: words });

for (const language of languagesOf('en')) {
  const says = sentencesIn(language);

  test(`two browsers talk, the line is cut and comes back, and nothing is lost or twice (${language})`, async ({
    browser,
  }) => {
    const family = await visitor(browser, { language, width: 390 });
    const { page, context } = family;
    await logIn(page, elena, '/messaging');
    await expectAccessible(page, 'the inbox');
    await page
      .getByTestId(`talk-${demoId('thread rosa at jacaranda')}`)
      .getByRole('link')
      .click();
    await expect(page.getByTestId('message-words')).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, 'a conversation');
    const place = await visitor(browser);
    await logIn(place.page, marcus, '/partner/messages');
    await expectAccessible(place.page, 'the messages of a place');
    await place.page
      .getByTestId(`talk-${demoId('thread rosa at jacaranda')}`)
      .getByRole('link')
      .click();
    await expectAccessible(place.page, 'a conversation at a place');

    const stamp = Date.now().toString(36);
    await say(page, `Is she awake? ${stamp}`);
    await expect(place.page.getByTestId('said')).toContainText(`Is she awake? ${stamp}`);
    await say(place.page, `She is dancing ${stamp}`);
    await expect(page.getByTestId('said')).toContainText(`She is dancing ${stamp}`);
    await expect(mine(page, stamp).first()).toContainText(says('Seen', 'threads.seen'));

    await test.step('without a connection it waits in sight, can be taken back, and goes by itself in order', async () => {
      await context.setOffline(true);
      await say(page, `First ${stamp}`);
      await say(page, `Second ${stamp}`);
      await say(page, `Third ${stamp}`);
      await expect(page.getByTestId('unsent-message')).toHaveCount(3);
      await expect(page.getByTestId('unsent')).toContainText(
        says('Waiting for a connection', 'messaging.outbox.waiting'),
      );
      await expectAccessible(page, 'messages that wait');
      await page.getByTestId('unsent-message').nth(1).getByTestId('take-back').click();
      await expect(page.getByTestId('message-words')).toHaveValue(`Second ${stamp}`);
      await page.getByTestId('message-words').fill('');
      await context.setOffline(false);
      await expect(page.getByTestId('unsent-message')).toHaveCount(0);
      await expect(place.page.getByTestId('said')).toContainText(`Third ${stamp}`);
      const arrived = await place.page.getByTestId('message').filter({ hasText: stamp }).allInnerTexts();
      expect(arrived.map((text) => /(First|Second|Third)/.exec(text)?.[0]).filter(Boolean)).toEqual(['First', 'Third']);
    });

    await test.step('a draft survives a reload, and what waits does too', async () => {
      await page.getByTestId('message-words').fill(`Half a thought ${stamp}`);
      await page.waitForTimeout(1000); // the draft is kept 800 ms after the last key
      await page.reload();
      await alive(page);
      await expect(page.getByTestId('message-words')).toHaveValue(`Half a thought ${stamp}`);
      await page.getByTestId('message-words').fill('He has chest pain');
      await expect(page.getByTestId('emergency')).toBeVisible();
      await page.getByTestId('message-words').fill('');
    });
    expect([
      ...family.problems.filter((problem) => !/ERR_INTERNET|WebSocket/.test(problem)),
      ...place.problems,
    ]).toEqual([]);
  });

  test(`a photo without words, a search, and the keyboard alone (${language})`, async ({ browser }) => {
    const { page } = await visitor(browser, { language });
    await logIn(page, elena, talk);
    await page
      .getByTestId('message-files')
      .setInputFiles({ name: 'walker.png', mimeType: 'image/png', buffer: await aPicture(page) });
    await expect(page.getByTestId('file-row')).toHaveAttribute('data-state', 'sent');
    await page.getByTestId('message-send').click();
    await expect(
      page
        .getByTestId('message-mine')
        .last()
        .getByRole('img')
        .or(page.getByTestId('message-mine').last().locator('img')),
    ).toBeVisible();
    await page.getByTestId('talks-search').fill('walker ramp');
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=walker/);
    await expect(page.getByTestId('talks').getByRole('listitem')).toHaveCount(1);
    await page
      .getByTestId(`talk-${demoId('thread rosa at jacaranda')}`)
      .getByRole('link')
      .focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(talk));
    await page.getByTestId('message-words').focus();
    const words = `By keys ${Date.now().toString(36)}`;
    await page.keyboard.type(words);
    await page.keyboard.press('Control+Enter');
    await expect(mine(page, words)).toHaveCount(1);
    await expect(page.getByTestId('message-words')).toBeFocused();
    await expectAccessibleInAll(page, looks[language], 'a conversation with a picture');
  });

  test(`what was read opens by a full load without a connection, and is gone at log-out (${language})`, async ({
    browser,
  }) => {
    const { page, context } = await visitor(browser, { language, width: 390 });
    await logIn(page, elena, talk);
    await expect(page.getByTestId('said')).toContainText('faster than the bus');
    await expect
      .poll(() => page.evaluate(keptPages), { timeout: 60_000 })
      .toEqual(expect.arrayContaining(['page /communicationHub', 'page /messaging']));
    await context.setOffline(true);
    await page.goto(talk);
    await expect(page.getByTestId('said')).toContainText('faster than the bus');
    await page.goto('/messaging');
    await expect(page.getByTestId('talks')).toContainText('Jacaranda Day Center');
    await context.setOffline(false);
    await go(page, '/messaging');
    await page.getByTestId('avatar-narrow').click();
    await page.getByTestId('log-out-narrow').click();
    await page.waitForURL((url) => url.pathname !== '/messaging');
    await expect.poll(() => page.evaluate(keptPages)).toEqual([]);
  });
}

test('from a booking into its conversation; the avatar and the dashboard count what is new', async ({ browser }) => {
  const place = await visitor(browser);
  await logIn(place.page, marcus, placeTalk);
  await say(place.page, `News of today ${Date.now().toString(36)}`);
  const { page } = await visitor(browser);
  await logIn(page, elena, '/dashboard');
  await expect(page.getByTestId('chat-count').first()).toBeVisible();
  await page.getByTestId('avatar').click();
  await expect(page.getByTestId('account-menu').getByTestId('chat-count')).toBeVisible();
  await page.getByTestId('account-menu').getByRole('link', { name: 'Chat' }).click();
  await page.waitForURL(/\/messaging/);
  await go(page, '/dashboardbookings?tab=upcoming');
  await page.locator('[data-testid^=open-SC]').first().click();
  await page.getByTestId('write-to-provider').click();
  await page.waitForURL(/communicationHub/);
  await expect(page.getByTestId('message-words')).toBeVisible();
  await go(page, `/care/daycaredetails/${demoId('centre jacaranda')}?for=${demoId('person rosa')}`);
  await expect(page.getByTestId('write-to-provider').or(page.getByTestId('ask-question'))).toBeVisible();
});

test('what a relation allowed ends while the page is open, and comes back with it', async ({ browser }) => {
  const theirs = `/communicationHub/${demoId('thread ernesto at casa amable')}`;
  const owner = await visitor(browser);
  await logIn(owner.page, ernesto, theirs);
  const relative = await visitor(browser);
  await logIn(relative.page, elena, theirs);
  await expect(relative.page.getByTestId('said')).toContainText('don Ernesto');
  await change(owner.page, 'pause');
  await expect(relative.page.getByTestId('talk-gone')).toBeVisible();
  await expect(relative.page.getByTestId(`talk-${demoId('thread ernesto at casa amable')}`)).toHaveCount(0);
  await change(owner.page, 'resume');
  await go(relative.page, theirs);
  await expect(relative.page.getByTestId('said')).toContainText('don Ernesto');
});

/** The owner of a record changes what Elena may do, as their page of the circle does. */
const change = (page: Page, what: 'pause' | 'resume') =>
  page.evaluate(async (change) => {
    const token = localStorage.getItem('x-token') ?? '';
    const headers = {
      'x-token': token,
      authorization: `Bearer ${token}`,
      userid: localStorage.getItem('userId') ?? '',
    };
    const circle = '/services/user/familyMembers';
    const { helpers } = (await (await fetch(`${circle}/v1.0/circle`, { headers })).json()) as {
      helpers: { _id: string; firstName: string; kind: string }[];
    };
    const relation = helpers.find(({ firstName, kind }) => firstName === 'Elena' && kind === 'relation');
    const answer = await fetch(`${circle}/v1.1/updateFamilyMember/${relation?._id}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ change }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }, what);

const keptPages = async () => {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'lado')) return [];
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('lado');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error('no database'));
  });
  const names = await new Promise<string[]>((resolve) => {
    const asked = database.transaction('kept').objectStore('kept').getAllKeys();
    asked.onsuccess = () => resolve(asked.result.map(String));
  });
  database.close();
  return names.filter((name) => name.startsWith('page ')).sort();
};

/** A small picture, drawn in the page. */
const aPicture = async (page: Page) => {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 320;
    canvas.height = 200;
    const draw = canvas.getContext('2d');
    if (draw) {
      draw.fillStyle = '#0d5249';
      draw.fillRect(0, 0, 320, 200);
      draw.fillStyle = '#ffc24b';
      draw.fillRect(40, 40, 120, 90);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(data, 'base64');
};
