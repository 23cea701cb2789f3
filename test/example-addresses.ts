import { rosa } from '#features/account/demo/accounts.ts';
import { demoId } from '#server/demo-id.ts';
import { demoManager } from '#features/senior-care/demo/managers.ts';
import { addDays, dayIn, weekdayOf } from '#shared/dates.ts';
import { type Path, type Row, rows } from '#web/routes.ts';

/** Who looks at a screen: nobody in particular, the family of the demo, or who answers for a provider of the demo. */
export type Viewer = 'visitor' | 'family' | 'manager';
export type Example = { address: string; viewer: Viewer };

/** Stands in an address for a booking of the family, whose id only the running server knows. */
export const SOME_BOOKING = '{booking}';

const centre = demoId(`centre ${demoManager.centreKey}`);
const nobody = '00000000-0000-4000-8000-000000000000';

/** The next Monday, on which somebody is expected in the demo town. */
const today = dayIn('America/Los_Angeles', new Date());
const aMonday = addDays(today, 8 - weekdayOf(today));

/** What follows the path of a screen, for each state of it that is worth a look; a screen that is not listed is looked at without. */
const endings: Partial<Record<Path, readonly string[]>> = {
  '/care/daycarecenters': ['?place=Pasadena, CA', '?place=Nome, AK', ''],
  '/care/daycaredetails/:pathParam?': [`/${centre}`, `/${nobody}`],
  '/care/daycare-bookingdetails': [`?center=${centre}`],
  '/confirmedBooking': [`?booking=${SOME_BOOKING}`],
  '/care/paymentmethod': [`?booking=${SOME_BOOKING}`],
  '/care/paymentsCardList': [`?booking=${SOME_BOOKING}`],
  '/dashboardbookings': ['?tab=pending', '?tab=ongoing', '?tab=completed', '?tab=cancelled'],
  '/dashboard': ['', `?for=${rosa.id}`],
  '/dashboard-addfamily': ['', '?step=add', '?step=add&how=ask', '?step=add&how=dependant', '?step=add&how=offer'],
  '/family-healthrecord': [`?for=${rosa.id}`, ''],
  '/coming-soon': ['', '?service=doctors'],
  '/partner': ['', '?tab=coming', '?tab=past'],
  '/partner/day': ['', `?day=${aMonday}`],
};

/** Public screens that the family sees as well, and otherwise than a visitor. */
const alsoForFamily: readonly Path[] = [
  '/myProfile',
  '/profile/form',
  '/profile/form/onboarding',
  '/profile/form/completeProfile',
];

/** The screens of the route table as somebody opens them. */
export const examples: readonly Example[] = rows.flatMap((row) =>
  viewersOf(row).flatMap((viewer) => addressesOf(row).map((address) => ({ address, viewer }))),
);

/** The addresses of one screen, the plainest first. */
export function addressesOf(row: Row): readonly string[] {
  return endingsOf(row).map((ending) => withoutParameters(row) + ending);
}

export function withoutParameters({ path }: Row): string {
  return path.replace(/\/:\w+\?/g, '');
}

function endingsOf({ path }: Row): readonly string[] {
  return Object.entries(endings).find(([known]) => known === path)?.[1] ?? [''];
}

function viewersOf({ path, access, header }: Row): readonly Viewer[] {
  if (header === 'partner') return ['manager'];
  if (access === 'private') return ['family'];
  return alsoForFamily.some((known) => known === path) ? ['visitor', 'family'] : ['visitor'];
}
