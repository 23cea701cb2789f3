import { readdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { demoId } from '#server/demo-id.ts';
import { expectAccessible, expectAccessibleInAll } from './accessibility.ts';
import { callsAs, relationOf } from './calls-of.ts';
import { alive, elena, ernesto, go, logIn, marcus, test, visitor } from './journeys.ts';
import { areScreensKept, stored } from './kept-on-device.ts';
import { languagesOf, looks } from './looks.ts';
import { sentencesIn } from './sentences.ts';

const talk = `/communicationHub/${demoId('thread rosa at jacaranda')}`;

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
    await page
      .getByTestId(`talk-${demoId('thread rosa at jacaranda')}`)
      .getByRole('link')
      .click();
    await expect(page.getByTestId('message-words')).toBeInViewport({ ratio: 1 });
    const place = await visitor(browser);
    await logIn(place.page, marcus, '/partner/messages');
    await place.page
      .getByTestId(`talk-${demoId('thread rosa at jacaranda')}`)
      .getByRole('link')
      .click();
    await expect(place.page.getByTestId('message-words')).toBeVisible();

    const stamp = Date.now().toString(36);
    await say(page, `Is she awake? ${stamp}`);
    await expect(place.page.getByTestId('said')).toContainText(`Is she awake? ${stamp}`);
    await say(place.page, `She is dancing ${stamp}`);
    await expect(page.getByTestId('said')).toContainText(`She is dancing ${stamp}`);
    await expect(mine(page, stamp).first()).toContainText(says('Seen', 'threads.seen'));
    // Writing at the edge of the window pushes no page away from under its heading.
    for (const written of [page, place.page]) expect(await written.evaluate(() => scrollY)).toBe(0);

    await test.step('without a connection it waits in sight, can be taken back, and goes by itself in order', async () => {
      await context.setOffline(true);
      await say(page, `First ${stamp}`);
      await say(page, `Second ${stamp}`);
      await say(page, `Third ${stamp}`);
      await expect(page.getByTestId('unsent-message')).toHaveCount(3);
      await expect(page.getByTestId('unsent')).toContainText(says('Waiting for a connection', 'ui.unsent.waiting'));
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
    await test.step('a photo goes without words, and what is written by the keyboard alone', async () => {
      await page
        .getByTestId('message-files')
        .setInputFiles({ name: 'walker.png', mimeType: 'image/png', buffer: await aPicture(page) });
      await expect(page.getByTestId('file-row')).toHaveAttribute('data-state', 'sent');
      await page.getByTestId('message-send').click();
      const last = page.getByTestId('message-mine').last();
      await expect(last.getByRole('img').or(last.locator('img'))).toBeVisible();
      await page.getByTestId('message-words').focus();
      await page.keyboard.type(`By keys ${stamp}`);
      await page.keyboard.press('Control+Enter');
      await expect(mine(page, `By keys ${stamp}`)).toHaveCount(1);
      await expect(page.getByTestId('message-words')).toBeFocused();
      await expectAccessibleInAll(page, looks[language], 'a conversation with a picture');
    });

    await test.step('what a relation allowed ends while the page is open, and comes back with it', async () => {
      const { circle } = await callsAs(ernesto);
      const params = { id: await relationOf(circle, 'Elena') };
      const theirs = demoId('thread ernesto at casa amable');
      await go(page, `/communicationHub/${theirs}`);
      await expect(page.getByTestId('said')).toContainText('don Ernesto');
      await circle.change({ params, body: { change: 'pause' } });
      await expect(page.getByTestId('talk-gone')).toBeVisible();
      await expect(page.getByTestId(`talk-${theirs}`)).toHaveCount(0);
      await circle.change({ params, body: { change: 'resume' } });
      await go(page, `/communicationHub/${theirs}`);
      await expect(page.getByTestId('said')).toContainText('don Ernesto');
    });
    expect([
      ...family.problems.filter((problem) => !/ERR_INTERNET|WebSocket/.test(problem)),
      ...place.problems,
    ]).toEqual([]);
  });

  test(`what was read opens by a full load without a connection, and is gone at log-out (${language})`, async ({
    browser,
  }) => {
    const { page, context } = await visitor(browser, { language, width: 390 });
    await test.step('what reads it then is on the device though no answer has come yet', async () => {
      await page.route('**/services/**', () => undefined);
      await logIn(page, elena, talk);
      await areScreensKept(page, ['/communicationHub', '/messaging']);
      const readers = readdirSync('dist/web/assets').filter((name) => /^kept-answers-.*\.js$/.test(name));
      const { names } = await stored(page);
      expect(names).toEqual(expect.arrayContaining(readers.map((name) => `file /assets/${name}`)));
      await page.unroute('**/services/**');
    });
    await go(page, talk);
    await expect(page.getByTestId('said')).toContainText('faster than the bus');
    await areScreensKept(page, ['/communicationHub', '/messaging']);
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
    await expect.poll(async () => (await stored(page)).names.filter((name) => name.startsWith('page '))).toEqual([]);
  });
}

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
