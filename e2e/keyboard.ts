import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 250;

/** Presses Tab until the focus is there; on every stop in between it must be seen. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const page = target.page();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    // both in one look: most of a journey by keyboard is this
    const { problem, isThere } = await target.evaluateAll(lookAtFocus);
    if (problem !== '') await expectFocusSeen(page);
    if (isThere) return;
  }
  throw new Error(`${MOST_STOPS} times ${key} do not lead to ${target.toString()}.`);
}

/** Goes there and presses Enter. */
export async function enter(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await tabTo(target, key);
  await target.page().keyboard.press('Enter');
}

/** Goes there and types over what stands in the field. */
export async function typeInto(target: Locator, text: string) {
  await tabTo(target);
  await target.page().keyboard.press('ControlOrMeta+A');
  await target.page().keyboard.type(text);
  await expect(target).not.toHaveValue('');
}

/** Tab leads through the whole page and around again: nothing holds the focus, and it is seen everywhere. Ends at the skip link. */
export async function walkAround(page: Page) {
  const skip = page.locator('a.skip');
  if (await isFocused(skip)) await page.keyboard.press('Tab');
  await tabTo(skip);
}

/** The same from behind `start`, and on to it; then presses Enter on what it came past, without going there stop by stop once more. */
export async function enterOnTheWayAround(past: Locator, start: Locator) {
  const page = past.page();
  const skip = page.locator('a.skip');
  await tabTo(past);
  await tabTo(skip);
  await tabTo(start);
  await past.first().focus();
  await page.keyboard.press('Enter');
}

/** What opens takes the focus or is next, holds it as far as it is modal, closes with Escape and gives it back. */
export async function expectOpensAndCloses(
  opener: Locator,
  overlay: Locator,
  { isModal = false, key = 'Tab' as 'Tab' | 'Shift+Tab' } = {},
) {
  const page = opener.page();
  await enter(opener, key);
  await expect(overlay).toBeVisible();
  await page.keyboard.press('Tab');
  await expectFocusSeen(page);
  expect(await holdsFocus(overlay), 'the focus is inside').toBe(true);
  // back over its first stop, and forth again over its last one
  for (const way of isModal ? ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab'] : []) {
    await page.keyboard.press(way);
    expect(await holdsFocus(overlay), 'the focus stays inside').toBe(true);
  }
  // In a field for places the key empties the field first.
  if ((await overlay.locator('[role=combobox]:focus').count()) > 0) await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await expect(opener).toBeFocused();
}

const isFocused = (target: Locator) =>
  target.evaluateAll((found) => found.some((element) => element === document.activeElement));

// Between the last stop of a modal and its first one stands the browser's own bar, where no element of the page has the focus.
const holdsFocus = (overlay: Locator) =>
  overlay.evaluate((box) => box.contains(document.activeElement) || document.activeElement === document.body);

/** A ring around what has the focus, or around what stands for it; in sight, and nothing lies over it. */
export async function expectFocusSeen(page: Page) {
  const problem = async () => (await page.locator(':root').evaluateAll(lookAtFocus)).problem;
  if ((await problem()) === '') return;
  // it may still be scrolling there
  await expect.poll(problem).toBe('');
}

/** Runs in the page: whether one of these has the focus, and what is wrong with how the focus shows. */
function lookAtFocus(found: Element[]): { problem: string; isThere: boolean } {
  const focused = document.activeElement;
  const isThere = found.some((element) => element === focused);
  if (!(focused instanceof HTMLElement) || focused === document.body) return { problem: '', isThere };
  const name = `${focused.tagName.toLowerCase()} ${focused.dataset['testid'] ?? focused.textContent.trim().slice(0, 40)}`;
  const holders: Element[] = [focused];
  while (holders.length < 5 && holders[0]?.parentElement) holders.unshift(holders[0].parentElement);
  const styles = [...holders.map((element) => getComputedStyle(element)), getComputedStyle(focused, '::after')];
  if (!styles.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 3))
    return { problem: `${name}: no ring`, isThere };
  const shown = focused.closest('label') ?? focused;
  const isOnTop = [...shown.getClientRects()].some(({ left, top, width, height }) => {
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (shown.contains(hit) || hit.contains(shown));
  });
  return { problem: isOnTop ? '' : `${name}: out of sight or covered`, isThere };
}
