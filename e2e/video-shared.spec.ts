import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessibleInAll } from './accessibility.ts';
import { alive, lettersTo } from './journeys.ts';
import { looks } from './looks.ts';
import { arrived, come, expectMedia, outside, overRelayAlone, test, visitPath } from './visit-server.ts';

const OUTAGE_MS = 10_000;

test('by the link of a letter into a visit over a relay: a screen, captions, and two cuts of ten seconds', async ({
  world,
}) => {
  test.slow(); // twice nothing comes for ten seconds
  const { server, browser, relay } = world;
  const id = world.freshVisit();
  const rosa = await outside(browser, server);
  const doctor = await come(browser, server, 'amara', '/partner/video', { width: 1440 });
  const both = [rosa.page, doctor.page];
  const seen = rosa.page.getByTestId('visit-other');
  for (const page of both) {
    await page.addInitScript(writeWhatIsSaid);
    if (relay) await overRelayAlone(page);
  }
  const line = await lineOf(rosa.page);
  const expectBoth = () => Promise.all(both.map((page) => expectMedia(page, 1)));
  const expectRelayed = async () => {
    await expectBoth();
    if (relay) for (const page of both) expect((await arrived(page)).map(({ way }) => way)).toEqual(['relay']);
  };

  await test.step('the link of the letter leads through the log-in straight in', async () => {
    const { page } = rosa;
    let link: string | undefined;
    await expect
      .poll(async () => {
        const letters = await lettersTo(page, 'rosa@visit.example');
        const links = letters.flatMap(({ text }) => /\S+\/videoCall\/\S+\?key=\S+/.exec(text) ?? []);
        link = links.find((one) => one.includes(id));
        return link;
      })
      .toBeTruthy();
    await page.goto(link ?? '');
    await page.waitForURL(/\/login/);
    await expect(page.getByText('Okafor')).toHaveCount(0); // the link alone tells nothing
    await alive(page);
    await page.locator('input[name=email]').fill('rosa@visit.example');
    await page.locator('input[name=password]').fill(server.password);
    await page.getByTestId('login-submit').click();
    await expect(page.getByTestId('visit-waiting')).toBeVisible();
    await doctor.page.goto(visitPath(id));
    await doctor.page.getByTestId('visit-join').click();
    await expectRelayed();
  });

  await test.step('a screen is shared, the other is told and sees it, and the camera is back after it', async () => {
    await doctor.page.getByTestId('visit-share').click();
    await expect(seen).toHaveAttribute('data-sharing', 'true');
    await expect(seen).toContainText('shares the screen.');
    await expectBoth();
    await expectAccessibleInAll(rosa.page, looks.en, 'a shared screen');
    await doctor.page.getByTestId('visit-share').click();
    await expect(seen).toHaveAttribute('data-sharing', 'false');
    await expectMedia(rosa.page, 1);
  });

  await test.step('where a browser writes what is said, the other reads it, and only while it is wanted', async () => {
    const speak = (words: string) =>
      doctor.page.evaluate((said) => (window as unknown as { speak: (said: string) => number }).speak(said), words);
    expect(await speak('Nobody has asked to read this')).toBe(0);
    await rosa.page.getByTestId('visit-captions').click();
    await expect.poll(() => speak('Two tablets in the morning')).toBe(1);
    await expect(seen).toContainText('Two tablets in the morning');
    await expectAccessibleInAll(rosa.page, looks.en, 'captions');
    await rosa.page.getByTestId('visit-captions').click();
    await expect.poll(() => speak('Not any more')).toBe(0);
    await expect(seen).not.toContainText('Two tablets');
  });
  expect([...rosa.problems, ...doctor.problems]).toEqual([]);

  await test.step('the line to the server is cut: the visit goes on, and so does what is said by it', async () => {
    const news = rosa.page.getByTestId('visit-news');
    line.cut();
    await expect(news).toContainText('Your connection is cut');
    const before = await comeIn(both);
    await pause(OUTAGE_MS);
    // A seat is lost when nobody has been heard from for twenty seconds: what came in until now is looked at, not waited for.
    const after = await comeIn(both);
    line.mend();
    for (const [index, { number, frames, packets }] of after.entries()) {
      expect(number).toBe(before[index]?.number);
      expect(frames).toBeGreaterThan(before[index]?.frames ?? 0);
      expect(packets).toBeGreaterThan(before[index]?.packets ?? 0);
    }
    await expect(news).not.toContainText('Your connection is cut');
    await doctor.page.getByTestId('visit-write').click();
    await doctor.page.locator('input[name=words]').fill('Are you there?');
    await doctor.page.getByTestId('words-send').click();
    await expect(rosa.page.getByTestId('visit-words')).toContainText('Are you there?');
    await expectBoth();
  });

  if (!relay) return;
  await test.step('the relay is gone: both come back by themselves', async () => {
    const over = pause(OUTAGE_MS);
    relay.freeze(); // no packet passes any more
    await expect(seen).toContainText('cut');
    await over;
    relay.thaw();
    await expectRelayed();
  });
});

/** What has come in of the one other side, on each of these pages. */
const comeIn = async (pages: readonly Page[]) =>
  (await Promise.all(pages.map((page) => arrived(page)))).map(
    ([one]) => one ?? { number: Number.NaN, frames: Number.NaN, packets: Number.NaN },
  );

/** The line of a page to the server, for what it opens from now on. */
async function lineOf(page: Page) {
  let isCut = false;
  const cuts: (() => void)[] = [];
  await page.routeWebSocket(/\/realtime$/, (socket) => {
    if (isCut) return void socket.close({ code: 1011 });
    const far = socket.connectToServer();
    cuts.push(() => {
      far.close({ code: 1011 });
      socket.close({ code: 1011 });
    });
  });
  return {
    cut: () => {
      isCut = true;
      for (const cut of cuts) cut();
    },
    mend: () => {
      isCut = false;
    },
  };
}

/** Runs in the page: a browser that writes what `speak` says. */
function writeWhatIsSaid() {
  const heard: EventTarget[] = [];
  class SpeechRecognition extends EventTarget {
    static available = async () => 'available';
    onresult: ((event: unknown) => void) | undefined;
    start() {
      heard.push(this);
    }
    stop() {
      heard.splice(heard.indexOf(this), 1);
    }
  }
  Object.assign(window, {
    SpeechRecognition,
    speak: (transcript: string) => {
      for (const one of heard as SpeechRecognition[]) one.onresult?.({ results: [[{ transcript }]] });
      return heard.length;
    },
  });
}
