import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { demoManager } from '#features/senior-care/demo/managers.ts';
import { demoId } from '#server/demo-id.ts';
import { expectAccessible } from './accessibility.ts';
import { elena, go, logIn, marcus, staff, test, visitor } from './journeys.ts';
import { languagesOf } from './looks.ts';
import { sentencesIn } from './sentences.ts';

const centre = demoId(`centre ${demoManager.centreKey}`);

/** A picture as a phone sends it. */
const aPicture = async (name: string, color: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1200, height: 900, channels: 3, background: color } })
    .jpeg()
    .toBuffer(),
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

for (const language of languagesOf('sp')) {
  const says = sentencesIn(language);

  test(`a photograph of oneself: cut, sent, seen in the header and removed (${language})`, async ({ browser }) => {
    const { page, problems } = await visitor(browser, { language, width: 390 });
    await logIn(page, elena, '/myProfile');
    const choose = page.getByTestId('portrait-own-choose');
    await choose.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
    await expect(
      page.getByText(says('me.jpg is too large Maximum file size is 5MB', 'errors.file_too_large', { name: 'me.jpg' })),
    ).toBeVisible();
    await choose.setInputFiles(await aPicture('me.jpg', '#b5402a'));
    await expect(page.getByTestId('crop')).toBeVisible();
    await page.getByLabel(says('Closer', 'uploads.crop.zoom')).press('ArrowRight');
    await expectAccessible(page, 'cutting a photograph', 'dialog[open]');
    await page.getByTestId('crop-done').click();
    await expect(page.getByText(says('The photo is saved', 'family.portrait.saved'))).toBeVisible();
    await isDrawn(page, '[data-testid=portrait] img');
    await isDrawn(page, '[data-testid=avatar-narrow] img');
    await expectAccessible(page, 'my profile with a photograph');
    await page.getByTestId('portrait-remove').click();
    await expect(page.locator('[data-testid=portrait] img')).toHaveCount(0);
    expect(problems).toEqual([]);
  });

  test(`a photograph of a place: sent, described, looked at by staff, then seen by families (${language})`, async ({
    browser,
  }) => {
    const alt = language === 'en' ? 'The quiet corner with books' : 'El rincón tranquilo con libros';
    const center = await visitor(browser, { language });
    await logIn(center.page, marcus, '/partner/profile');
    await center.page.getByTestId('place-photo-choose').setInputFiles(await aPicture('corner.jpg', '#4f7f78'));
    await center.page.getByTestId('crop-done').click();
    await center.page.getByTestId('photos-save').click();
    await expect(
      center.page.getByText(says('Say in a few words what the photo shows', 'errors.photoAlt')),
    ).toBeVisible();
    const last = center.page.getByTestId('own-photo').last();
    await last.getByRole('textbox').fill(alt);
    await center.page.getByTestId('photos-save').click();
    await expect(last.getByText(says('Being checked', 'providers.photos.state.checking'))).toBeVisible();
    await expectAccessible(center.page, 'the photographs of a place');

    const desk = await visitor(browser, { language });
    await logIn(desk.page, staff, '/partner/staff');
    await go(desk.page, '/partner/staff/photos');
    await expectAccessible(desk.page, 'the photographs that wait');
    const waiting = desk.page.getByTestId('waiting-photo').filter({ hasText: alt });
    await waiting.getByTestId('photo-approve').click();
    await expect(waiting).toHaveCount(0);

    const family = await visitor(browser, { language, width: 390 });
    await expect(async () => {
      await go(family.page, `/care/daycaredetails/${centre}`);
      await expect(family.page.getByTestId('gallery').getByRole('img', { name: alt })).toHaveCount(1, {
        timeout: 1000,
      });
    }).toPass({ timeout: 60_000 });
    await family.page.getByTestId('gallery-photo').last().click();
    await expect(family.page.getByTestId('gallery-large')).toContainText(alt);
    await expectAccessible(family.page, 'a photograph, large', 'dialog[open]');
    await family.page.keyboard.press('Escape');

    // Gone from the page, gone for families.
    await last.getByRole('button').last().click();
    await center.page.getByTestId('photos-save').click();
    await expect(center.page.getByTestId('photos-save')).toHaveCount(0);
    await expect(async () => {
      await go(family.page, `/care/daycaredetails/${centre}`);
      await expect(family.page.getByRole('img', { name: alt })).toHaveCount(0, { timeout: 1000 });
    }).toPass({ timeout: 60_000 });
    await go(center.page, '/notifications');
    await expect(center.page.getByTestId(`notification-photo-${centre}`)).toBeVisible();
    for (const { problems, context } of [center, desk, family]) {
      expect(problems).toEqual([]);
      await context.close();
    }
  });
}
