import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInAll } from './accessibility.ts';
import { looks } from './looks.ts';
import { come, expectMedia, visitPath, visitWorld } from './visit-server.ts';

const world = visitWorld();

/** The doctor and the patient, who see each other. */
async function meet(prepare: (page: Page) => Promise<unknown> = async () => undefined) {
  const id = world.freshVisit();
  const rosa = await come(world.browser, world.server, 'rosa', '/dashboard');
  const doctor = await come(world.browser, world.server, 'amara', '/partner/video', { width: 1440 });
  for (const { page } of [rosa, doctor]) {
    await prepare(page);
    await page.goto(visitPath(id));
    await page.getByTestId('visit-join').click();
  }
  await Promise.all([expectMedia(rosa.page, 1), expectMedia(doctor.page, 1)]);
  return { rosa, doctor };
}

test('a screen is shared, the other is told and sees it, and the camera is back after it', async () => {
  const { rosa, doctor } = await meet();
  const seen = rosa.page.getByTestId('visit-other');
  await doctor.page.getByTestId('visit-share').click();
  await expect(seen).toHaveAttribute('data-sharing', 'true');
  await expect(seen).toContainText('shares the screen.');
  await Promise.all([expectMedia(rosa.page, 1), expectMedia(doctor.page, 1)]);
  await expectAccessibleInAll(rosa.page, looks.en, 'a shared screen');
  await doctor.page.getByTestId('visit-share').click();
  await expect(seen).toHaveAttribute('data-sharing', 'false');
  await expectMedia(rosa.page, 1);
  expect([...rosa.problems, ...doctor.problems]).toEqual([]);
});

test('where a browser writes what is said, the other reads it, and only while it is wanted', async () => {
  const { rosa, doctor } = await meet((page) =>
    page.addInitScript(() => {
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
    }),
  );
  const speak = (words: string) =>
    doctor.page.evaluate((said) => (window as unknown as { speak: (said: string) => number }).speak(said), words);
  expect(await speak('Nobody has asked to read this')).toBe(0);
  await rosa.page.getByTestId('visit-captions').click();
  await expect.poll(() => speak('Two tablets in the morning')).toBe(1);
  await expect(rosa.page.getByTestId('visit-other')).toContainText('Two tablets in the morning');
  await expectAccessibleInAll(rosa.page, looks.en, 'captions');
  await rosa.page.getByTestId('visit-captions').click();
  await expect.poll(() => speak('Not any more')).toBe(0);
  await expect(rosa.page.getByTestId('visit-other')).not.toContainText('Two tablets');
  expect([...rosa.problems, ...doctor.problems]).toEqual([]);
});
