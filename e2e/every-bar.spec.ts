import { expect } from '@playwright/test';
import { demoManager } from '#features/senior-care/demo/managers.ts';
import { demoId } from '#server/demo-id.ts';
import { services } from '#web/service-links.ts';
import { settle } from './accessibility.ts';
import { cutOffIn } from './cut-off.ts';
import { arriveAs, elena, go, logIn, marcus, READERS, test, visitor } from './journeys.ts';
import { foundIn, headerRooms, narrowRooms } from './rooms.ts';

test.use({ town: READERS });

test('the bar of all filters cuts nothing off', async ({ browser }) => {
  const { page } = await visitor(browser, { width: 320 });
  await go(page, '/care/daycarecenters?place=Pasadena,+CA');
  await page.getByTestId('all-filters').click();
  await expect(page.getByTestId('all-filters-sheet')).toBeVisible();
  expect(await cutOffIn(page)).toEqual([]);
});

test('the footer leaves most of a phone to the page, with all its links', async ({ browser }) => {
  for (const language of ['en', 'sp'] as const) {
    const { page, context } = await visitor(browser, { width: 390, language });
    await go(page, '/senior-care');
    const footer = page.getByRole('contentinfo');
    expect((await footer.boundingBox())?.height).toBeLessThan(500);
    const others = 6; // logo, three of the product, telephone, mail
    await expect(footer.getByRole('link')).toHaveCount(services.length + others);
    await context.close();
  }
});

test('words of a workspace stand on one line in its header, in whichever letters', async ({ browser }) => {
  for (const viewer of ['agency', 'doctor'] as const)
    for (const language of ['en', 'sp'] as const) {
      const { page, context } = await arriveAs(browser, viewer, { language });
      await expect(page.locator('main h1')).toBeVisible();
      expect(await foundIn(page, headerRooms, () => page.evaluate(brokenBar)), `${viewer}, ${language}`).toEqual([]);
      await context.close();
    }
});

/** Runs in the page: words that stand on two lines in the header, on what is beside them, or beyond the edge of the screen. */
function brokenBar(): string[] {
  const parts = [...document.querySelectorAll('header nav > :is(a, button)')].filter((part) => part.checkVisibility());
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const isBroken = (part: Element) => {
    const range = document.createRange();
    range.selectNodeContents(part.lastChild ?? part);
    return range.getClientRects().length > 1;
  };
  const edge = Math.min(
    innerWidth,
    document.querySelector('header [data-testid=bell]')?.getBoundingClientRect().left ?? 0,
  );
  const limit = (box: DOMRect) => (box.top > 60 ? innerWidth : edge);
  return parts
    .filter((part, index) => isBroken(part) || (boxes[index]?.right ?? 0) > limit(boxes[index] ?? new DOMRect()))
    .map((part) => part.textContent);
}

test('another theme is there at once, everywhere, for whoever wants no motion', async ({ browser }) => {
  const { page } = await visitor(browser);
  await go(page, '/senior-care');
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  const passing = await page.evaluate(() => {
    getComputedStyle(document.body).getPropertyValue('color');
    return document.getAnimations().length;
  });
  expect(passing).toBe(0);
});

test('names that are longer than a narrow screen widen no page', async ({ browser }) => {
  const pagesOf = [
    {
      who: elena,
      addresses: [
        '/dashboard',
        '/myProfile',
        '/dashboard-addfamily',
        '/dashboard-account?step=personal',
        '/dashboardbookings?tab=ongoing',
        '/care/daycarecenters?place=Pasadena,+CA',
        `/care/daycaredetails/${demoId(`centre ${demoManager.centreKey}`)}`,
      ],
    },
    { who: marcus, addresses: ['/partner', '/partner/calendar', '/partner/profile', '/partner/team'] },
  ];
  const wide: string[] = [];
  for (const { who, addresses } of pagesOf) {
    const { page, context } = await visitor(browser, { width: 320 });
    await logIn(page, who, new URL(addresses[0] ?? '/', 'http://any').pathname);
    for (const address of addresses) {
      await go(page, address);
      await expect(page.locator('main h1').first()).toBeVisible();
      await settle(page);
      await page.evaluate(lengthenNames);
      wide.push(...(await page.evaluate(wideIn)).map((what) => `${address}: ${what}`));
    }
    await context.close();
  }
  expect(wide).toEqual([]);
});

/** Runs in the page: people, places and addresses of the demo town get names of many letters. */
function lengthenNames(): void {
  const longer: [RegExp, string][] = [
    [/\S+@\S+/g, 'wilhelminafriederike.papadimitropoulos@seniorenresidenz.example'],
    [/Elena|Marcus|Rosa|Ernesto/g, 'Wilhelminafriedel'],
    [/Marín|Webb/g, 'Papadimitropoulos'],
    [/Pasadena/g, 'Llanfairpwllgwyngyllgogerych'],
    [/\w+ Day Center/g, 'Seniorenbegegnungszentrum Jacarandagartenstraßenhaus Pasadena'],
    [/\w+ (Ave|St|Blvd)\b/g, 'Donaudampfschifffahrtsgesellschaftsallee'],
  ];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    if (text instanceof Text && !text.parentElement?.closest('script, style'))
      for (const [name, long] of longer) if (text.data.search(name) >= 0) text.data = text.data.replace(name, long);
}

/** Runs in the page: how wide it is when it is wider than the screen, and what is beyond the edge. */
function wideIn(): string[] {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= innerWidth) return [];
  const beyond = [...document.querySelectorAll('main *')].filter(
    (element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1,
  );
  return [
    `${scrollWidth} px`,
    ...beyond
      .slice(0, 12)
      .map(({ tagName, className, textContent }) => `${tagName}.${className} ${textContent.slice(0, 30)}`),
  ];
}

test('a price stands on one line with its unit, in whichever room', async ({ browser }) => {
  for (const language of ['en', 'sp'] as const) {
    const { page, context } = await visitor(browser, { width: 390, language });
    await go(page, '/care/daycarecenters?place=Pasadena,+CA');
    const broken = await foundIn(page, [...narrowRooms, { width: 390, textSize: 'standard' }], () =>
      page.evaluate(brokenPrices),
    );
    expect(broken, language).toEqual([]);
    await context.close();
  }
});

/** Runs in the page: prices of cards whose amount and unit stand below one another, or beyond the edge of the screen. */
function brokenPrices(): string[] {
  return [...document.querySelectorAll('article p > span:has(> b)')]
    .filter((price) => {
      const range = document.createRange();
      range.selectNodeContents(price);
      const boxes = [...range.getClientRects()];
      const firstLine = Math.min(...boxes.map(({ bottom }) => bottom));
      return boxes.some(({ top, bottom, right }) => (top + bottom) / 2 > firstLine || right > innerWidth);
    })
    .map((price) => price.textContent);
}

test('rows of large letters on a narrow phone keep their mark clear of the words', async ({ browser }) => {
  const rowsOf = [
    { who: elena, address: '/dashboardbookings?tab=cancelled', row: '[data-testid^=booking-] > :first-child' },
    { who: marcus, address: '/partner/calendar', row: '[data-testid^=day-2]' },
  ];
  for (const { who, address, row } of rowsOf) {
    const { page, context } = await visitor(browser, { width: 320, language: 'sp' });
    await logIn(page, who, new URL(address, 'http://any').pathname);
    await go(page, address);
    await page.evaluate(() => (document.documentElement.dataset['textSize'] = 'largest'));
    await expect(page.locator(row).filter({ visible: true }).first()).toBeVisible();
    expect(await page.evaluate(coveredRows, row), address).toEqual([]);
    await context.close();
  }
});

/** Runs in the page: rows whose last drawing stands on their words, or whose words stand beyond them. */
function coveredRows(selector: string): string[] {
  const wordsIn = (row: Element) =>
    [...row.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && !element.closest('.vh, svg'))
      .flatMap((element) => [...element.childNodes].filter((node) => node instanceof Text))
      .flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()];
      });
  return [...document.querySelectorAll(selector)]
    .filter((row) => row.checkVisibility())
    .filter((row) => {
      const edge = row.getBoundingClientRect().right;
      const mark = row.querySelector(':scope > svg:last-child')?.getBoundingClientRect();
      const isOn = (words: DOMRect) =>
        mark && mark.width > 0 && words.right > mark.left && words.top < mark.bottom && words.bottom > mark.top;
      return wordsIn(row).some((words) => words.right > edge || isOn(words));
    })
    .map((row) => row.textContent);
}
