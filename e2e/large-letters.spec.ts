import { expect } from '@playwright/test';
import { rosa } from '#features/account/demo/accounts.ts';
import { demoCaregiver } from '#features/caregivers/demo/caregivers.ts';
import { demoDoctor } from '#features/doctors/demo/town.ts';
import { demoManager } from '#features/senior-care/demo/managers.ts';
import { demoId } from '#server/demo-id.ts';
import { brokenWords } from './broken-words.ts';
import { elena, go, logIn, READERS, test, visitor } from './journeys.ts';
import { languagesOf, sizeOf } from './looks.ts';
import { sentencesIn } from './sentences.ts';

test.use({ town: READERS });

const list = '/care/daycarecenters?place=Pasadena, CA';
const addresses = [
  '/dashboard',
  '/dashboardbookings?tab=pending',
  '/notifications',
  '/myProfile',
  '/healthrecords',
  `/dashboardmedication?for=${rosa.id}`,
  '/dashboard-account',
  '/dashboard-account?step=personal',
  '/dashboard-visits',
  '/dashboard-security',
  '/favourites',
  '/senior-care',
  list,
];
const withStatus = ['/dashboard', '/dashboardbookings?tab=upcoming'];
/** The first step of each kind of booking that opens by its address alone. */
const wizards = [
  `/care/daycare-bookingdetails?center=${demoId(`centre ${demoManager.centreKey}`)}`,
  `/md-bookDetails?doctor=${demoId(`doctor ${demoDoctor.email}`)}`,
  `/caregiver-bookDetails?caregiver=${demoId('caregiver Yolanda Prieto')}`,
];
/** In pixels: the header of the product, the folded summary and one line of the step, which may need a second one for its words. */
const HIGHEST_HEAD = 300;

for (const language of languagesOf('en')) {
  test(`words stay whole and within their card: the largest letters on a narrow phone, a long status beside a name, ${language}`, async ({
    browser,
  }) => {
    const { page } = await visitor(browser, { width: 320, language });
    await logIn(page, elena);
    for (const address of new Set([...withStatus, ...addresses])) {
      if (!page.url().endsWith(address)) await go(page, address);
      if (addresses.includes(address)) {
        await page.setViewportSize(sizeOf({ width: 320 }));
        await page.evaluate(writeIn, 'largest');
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(brokenWords), address).toEqual([]);
        expect(await page.evaluate(beyondTheirCard), address).toEqual([]);
      }
      if (withStatus.includes(address)) {
        await page.setViewportSize(sizeOf({ width: 1440 }));
        await page.evaluate(writeIn, 'standard');
        await expect(page.getByTestId(/^(other|record)-status$/).first()).toBeVisible();
        await page.evaluate(sayMore);
        expect(await page.evaluate(brokenWords), address).toEqual([]);
      }
    }
  });
}

for (const language of languagesOf('en')) {
  test(`hours are whole, with their AM and PM: on a phone and in the largest letters, ${language}`, async ({
    browser,
  }) => {
    const { page } = await visitor(browser, { width: 390, language });
    await logIn(page, { ...elena, email: demoCaregiver.email }, '/partner/calendar?show=hours');
    await expect(page.getByTestId('hours-form')).toBeVisible();
    for (const size of ['standard', 'largest'] as const) {
      await page.evaluate(writeIn, size);
      expect(await page.evaluate(cutTimes), size).toBe(0);
    }
  });
}

for (const language of languagesOf('en')) {
  test(`the head of a booking is one line, and nothing of it is lost: the largest letters on a narrow phone, ${language}`, async ({
    browser,
  }) => {
    const says = sentencesIn(language);
    const { page } = await visitor(browser, { width: 320, language });
    for (const address of wizards) {
      await go(page, address);
      await page.evaluate(writeIn, 'largest');
      const stepper = page.getByTestId('stepper');
      const back = page.getByTestId('booking-back');
      await expect(back).toHaveAccessibleName(says('Back', 'ui.back'));
      const heading = page.getByRole('heading', { level: 1 });
      const [line, arrow, question] = await Promise.all([
        stepper.evaluate(edges),
        back.evaluate(edges),
        heading.evaluate(edges),
      ]);
      expect(line.bottom, address).toBeLessThan(HIGHEST_HEAD);
      expect(line.top < arrow.bottom && line.bottom > arrow.top && arrow.right <= question.left, address).toBe(true);
      const place = says('1 of 4', 'ui.step.brief', { current: 1, count: 4 });
      await expect(stepper.getByText(place, { exact: true })).toBeVisible();
      await expect(stepper).toMatchAriaSnapshot(`
        - paragraph: ${says('Step 1 of 4', 'ui.step', { current: 1, count: 4 })}
        - heading [level=1]
        - list:
          - listitem
          - listitem
          - listitem
          - listitem
      `);
      const summary = page.getByTestId('summary-bar').locator('summary');
      expect(await summary.evaluate(linesShown), address).toBe(1);
      await summary.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(summary, address).toBeFocused();
      await summary.press('Enter');
      await expect(page.getByTestId('summary-bar').locator('h2')).toBeVisible();
      expect(await page.evaluate(brokenWords), address).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(320);
    }
  });
}

/** Runs in the page. */
const edges = (element: Element) => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return { top, bottom, left, right };
};

/** Runs in the page: on how many lines stands what is seen of the words of an element. */
function linesShown(element: Element) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const bottoms = new Set<number>();
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!holder?.checkVisibility() || getComputedStyle(holder).clipPath !== 'none') continue;
    range.selectNodeContents(node);
    for (const { bottom } of range.getClientRects()) bottoms.add(Math.round(bottom));
  }
  return bottoms.size;
}

const writeIn = (size: string) => (document.documentElement.dataset['textSize'] = size);

/** What waits for the family names an hour and a zone, which the demo town has on no row. */
function sayMore() {
  const until = 'Choose another way to pay by Wed, Jun 17, 9:00 AM, Pacific Time, or it ends without a cost';
  for (const tag of document.querySelectorAll('[data-testid="other-status"], [data-testid="record-status"]'))
    tag.lastChild?.replaceWith(until);
}

/** What is wider than the room that the padding of its card leaves. */
function beyondTheirCard() {
  const shown = [...document.querySelectorAll('main [data-padding="normal"]')].filter((card) => card.checkVisibility());
  return shown.flatMap((card) => {
    const edge = card.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(card).paddingRight);
    return [...card.querySelectorAll('*')]
      .filter((part) => part.getBoundingClientRect().right > edge + 1)
      .map((part) => part.textContent);
  });
}

/** How many fields for a time are narrower than what stands in them; less than none where there are no such fields. */
function cutTimes() {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[type=time]')];
  const cut = fields.filter((field) => {
    const own = field.cloneNode() as HTMLInputElement;
    own.style.cssText = 'flex: none; width: max-content; max-width: none; min-width: 0';
    field.after(own);
    const isCut = own.offsetWidth > field.offsetWidth;
    own.remove();
    return isCut;
  });
  return fields.length === 0 ? -1 : cut.length;
}
