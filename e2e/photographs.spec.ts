import { expect, type Page } from '@playwright/test';
import { demoManager } from '#features/senior-care/demo/managers.ts';
import { aPhoto } from '#features/uploads/server/seed.ts';
import { demoId } from '#server/demo-id.ts';
import { expectAccessible } from './accessibility.ts';
import { elena, go, holdBack, logIn, marcus, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';
import { sentencesIn } from './sentences.ts';

const centre = demoId(`centre ${demoManager.centreKey}`);

const aPicture = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await aPhoto({ width: 900, height: 600 }),
});
const isDrawn = (page: Page, selector: string) =>
  expect
    .poll(() =>
      page
        .locator(selector)
        .first()
        .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
    )
    .toBe(true);

/** Not the face that is drawn where there is none. */
const photograph = 'img:not([data-art])';

for (const language of languagesOf('sp')) {
  const says = sentencesIn(language);

  test(`photographs of oneself and of a place are cut in the browser, sent and shown (${language})`, async ({
    browser,
  }) => {
    const { page, problems } = await visitor(browser, { language, width: 390 });
    await logIn(page, elena, '/myProfile');
    await test.step('of oneself: cut, sent, seen in the header and removed', async () => {
      const choose = page.getByTestId('portrait-own-choose');
      await choose.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
      const tooLarge = 'me.jpg is too large Maximum file size is 5MB';
      await expect(page.getByText(says(tooLarge, 'errors.file_too_large', { name: 'me.jpg' }))).toBeVisible();
      await choose.setInputFiles(await aPicture('me.jpg'));
      await expect(page.getByTestId('crop')).toBeVisible();
      await page.getByLabel(says('Closer', 'uploads.crop.zoom')).press('ArrowRight');
      await expectAccessible(page, 'cutting a photograph', 'dialog[open]');
      await page.getByTestId('crop-done').click();
      await expect(page.getByText(says('The photo is saved', 'family.portrait.saved'))).toBeVisible();
      await isDrawn(page, `[data-testid=portrait] ${photograph}`);
      await isDrawn(page, `[data-testid=avatar-narrow] ${photograph}`);
      await expectAccessible(page, 'my profile with a photograph');
      await page.getByTestId('portrait-remove').click();
      await expect(page.locator(`[data-testid=portrait] ${photograph}`)).toHaveCount(0);
      await isDrawn(page, '[data-testid=portrait] [data-art=portrait]');
    });
    await test.step('of a place, large', async () => {
      const bring = await holdBack(page, /waiting\/v1\.0\/mine/);
      await go(page, `/care/daycaredetails/${centre}`);
      const photo = page.getByTestId('gallery-photo').last();
      await photo.scrollIntoViewIfNeeded();
      const before = await photo.boundingBox();
      bring();
      await expect(page.getByTestId('waiting-here')).toBeVisible();
      expect(await photo.boundingBox()).toEqual(before);
      await photo.click();
      await isDrawn(page, '[data-testid=gallery-large] img');
      await expectAccessible(page, 'a photograph, large', 'dialog[open]');
    });
    const center = await visitor(browser, { language });
    await test.step('of a place: cut and sent by the center', async () => {
      await logIn(center.page, marcus, '/partner/profile');
      const own = center.page.getByTestId('own-photo');
      const before = await own.count();
      await center.page.getByTestId('place-photo-choose').setInputFiles(await aPicture('corner.jpg'));
      await center.page.getByTestId('crop-done').click();
      await expect(own).toHaveCount(before + 1);
      await isDrawn(center.page, '[data-testid=own-photo]:last-child img');
      await expect(own.last().getByText(says('Being checked', 'providers.photos.state.checking'))).toBeVisible();
      await expectAccessible(center.page, 'the photographs of a place');
    });
    expect([...problems, ...center.problems]).toEqual([]);
  });
}
