import { expect, type Page } from '@playwright/test';
import { rosa } from '#features/account/demo/accounts.ts';
import { demoId } from '#server/demo-id.ts';
import type { Viewer } from '#test/example-addresses.ts';
import { ABOVE, expectAccessible } from './accessibility.ts';
import { go } from './journeys.ts';
import { change, nameOf, type ScreenLook } from './looks.ts';

/** What opens above a screen, or in it, when these are pressed one after the other, and what is seen then. Nothing is sent. */
export type Overlay = { width?: ScreenLook['width']; press: readonly string[]; shows: string };
const first = (begins: string) => `[data-testid^=${begins}]`;
const named = (id: string) => `[data-testid=${id}]`;

const overlays: readonly (Overlay & { address: string; viewer: Viewer })[] = [
  ...above('/care/daycarecenters?place=Pasadena, CA', 'visitor', [
    { press: [named('all-filters')], shows: 'all-filters-sheet' },
    { press: [named('page-pill-open')], shows: 'page-pill-sheet', width: 390 },
    { press: [named('menu-button')], shows: 'public-drawer', width: 390 },
    { press: [named('our-services')], shows: 'services-menu', width: 1440 },
  ]),
  ...above('/dashboard', 'family', [
    { press: [named('menu-button')], shows: 'dashboard-drawer', width: 390 },
    { press: [named('avatar-narrow')], shows: 'profile-drawer', width: 390 },
    { press: [named('our-services')], shows: 'services-menu', width: 1440 },
    { press: [named('bell')], shows: 'notification-popover', width: 1440 },
    { press: [named('avatar')], shows: 'account-menu', width: 1440 },
    { press: [named('widgets-open')], shows: 'widgets' },
  ]),
  ...above('/dashboardbookings?tab=pending', 'family', [
    { press: [first('open-'), named('cancel-booking')], shows: 'cancel' },
  ]),
  // The first one of a center has no review yet.
  ...above('/dashboardbookings?tab=completed', 'family', [
    { press: [first('open-SC'), named('leave-review'), named('send-review')], shows: 'error-summary' },
  ]),
  ...above(`/family-healthrecord?for=${rosa.id}&tab=vaccination`, 'family', [
    { press: [named('ask-remove-record')], shows: 'remove-record' },
  ]),
  ...above(
    `/family-healthrecord?for=${rosa.id}&tab=vaccination&record=${demoId('health record influenza')}&step=history`,
    'family',
    [{ press: [named('ask-bring-back')], shows: 'bring-back' }],
  ),
  ...above('/partner', 'manager', [
    { press: [first('open-'), named('decline'), named('decline-yes')], shows: 'reason' },
  ]),
  ...above('/partner/staff/people', 'staff', [{ press: [named('take-role')], shows: 'take-role-dialog' }]),
  ...above('/partner/staff/photos?show=approved', 'staff', [{ press: [named('photo-take')], shows: 'take-down' }]),
  ...above('/partner/calendar', 'manager', [{ press: [named('month-next'), first('day-2')], shows: 'day-dialog' }]),
];

function above(address: string, viewer: Viewer, those: readonly Overlay[]) {
  return those.map((overlay) => ({ ...overlay, address, viewer }));
}

export const overlaysOf = (address: string, viewer: Viewer): readonly Overlay[] =>
  overlays.filter((overlay) => overlay.address === address && overlay.viewer === viewer);

/** Opens it at an address in each of these looks that has it, and looks at it. */
export async function expectOverlay(
  page: Page,
  address: string,
  { press, shows, width }: Overlay,
  looks: readonly ScreenLook[],
) {
  for (const look of looks.filter((one) => width === undefined || one.width === width)) {
    await change(page, look);
    await go(page, address);
    for (const what of press) await page.locator(what).filter({ visible: true }).first().click();
    await expect(page.getByTestId(shows).filter({ visible: true }).first()).toBeVisible();
    const isAbove = (await page.locator(ABOVE).count()) > 0;
    await expectAccessible(page, `${shows} at ${address} (${nameOf(look)})`, isAbove ? ABOVE : 'html');
  }
}
