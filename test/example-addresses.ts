import { rosa } from '#features/account/demo/accounts.ts';
import { categoryId, packages, tests } from '#features/diagnostics/catalogue.ts';
import { demoLabs } from '#features/diagnostics/demo/labs.ts';
import { demoDoctor } from '#features/doctors/demo/town.ts';
import { demoId } from '#server/demo-id.ts';
import { demoManager } from '#features/senior-care/demo/managers.ts';
import { addDays, dayIn, weekdayOf } from '#shared/dates.ts';
import { type Path, type Row, rows } from '#web/routes.ts';

/** Who looks at a screen: nobody in particular, the family of the demo, who answers for a center, is a doctor or a caregiver or runs a lab or an agency there, or staff. */
export const viewers = ['visitor', 'family', 'manager', 'doctor', 'caregiver', 'lab', 'agency', 'staff'] as const;
export type Viewer = (typeof viewers)[number];
export type Example = { address: string; viewer: Viewer };

/** Stands in an address for a booking of the family, whose id only the running server knows. */
export const SOME_BOOKING = '{booking}';

const centre = demoId(`centre ${demoManager.centreKey}`);
const unverifiedDoctor = demoId('doctor anahit.sarkisova@example.com');
const doctor = demoId(`doctor ${demoDoctor.email}`);
const caregiver = demoId('caregiver Yolanda Prieto');
const uncheckedCaregiver = demoId('caregiver Corinne Bexley');
const lab = demoLabs()[0]?.id ?? '';
const unverifiedLab = demoLabs().find(({ isVerified }) => !isVerified)?.id ?? '';
const [test] = tests;
const [panel] = packages;
const agency = demoId('agency Heron Creek Home Health');
const uncheckedAgency = demoId('agency Palmetto Bay Home Health');
const nobody = '00000000-0000-4000-8000-000000000000';

/** The next Monday, on which somebody is expected in the demo town. */
const today = dayIn('America/Los_Angeles', new Date());
const aMonday = addDays(today, 8 - weekdayOf(today));

/** What follows the path of a screen, for each state of it that is worth a look; a screen that is not listed is looked at without. */
const endings: Partial<Record<Path, readonly string[]>> = {
  '/care/daycarecenters': [
    '?place=Pasadena, CA',
    '?place=Nome, AK',
    '',
    `?compare=${centre},${demoId('centre lincoln-porch')},${demoId('centre arroyo-house')},${demoId('centre madison-grove')}`,
  ],
  '/care/daycaredetails/:pathParam?': [`/${centre}`, `/${nobody}`],
  '/care/daycare-bookingdetails': [`?center=${centre}`, `?center=${centre}&days=1&proposed=1`, `?change=${nobody}`],
  '/md-bookDetails': [`?doctor=${doctor}`, `?doctor=${doctor}&mode=chat`, `?doctor=${nobody}`, `?move=${nobody}`],
  '/CPaymenetCardList': [`?booking=${SOME_BOOKING}`],
  '/CConfirmdPayment': [`?booking=${SOME_BOOKING}`],
  '/dashboardappointments': ['', '?tab=pending', `?for=${rosa.id}`],
  '/videoCall/:un?/:rn?': ['', `/somebody/${nobody}`],
  '/confirmedBooking': [`?booking=${SOME_BOOKING}`],
  '/care/paymentmethod': [`?booking=${SOME_BOOKING}`],
  '/care/insuranceCardList': ['', `?step=form&for=${rosa.id}`, `?booking=${SOME_BOOKING}`],
  '/care/paymentsCardList': [`?booking=${SOME_BOOKING}`],
  '/dashboardbookings': ['?tab=pending', '?tab=ongoing', '?tab=completed', '?tab=cancelled'],
  '/top-Caregivers': [
    '',
    '?place=Pasadena, CA',
    '?place=Pasadena, CA&help=dementia_care&day=6',
    `?compare=${caregiver},${uncheckedCaregiver},${demoId('caregiver Desmond Achebe')},${demoId('caregiver Anahit Gevorgyan')}&place=Pasadena, CA`,
  ],
  '/cg/:pathParam?': [`/${caregiver}`, `/${nobody}`, `/${uncheckedCaregiver}`],
  '/caregiver-bookDetails': [`?caregiver=${caregiver}`, `?caregiver=${nobody}`, `?move=${nobody}`],
  '/homeHealthAgencies': ['', '?place=Pasadena, CA', '?place=Pasadena, CA&need=nursing&program=medicaid'],
  '/homeHealthProfile/:pathParam?': [`/${agency}`, `/${nobody}`, `/${uncheckedAgency}`],
  '/healthCareProfile/:pathParam?': [`/${demoId('professional Grace Amadi')}`, `/${nobody}`],
  '/homeHealthRequest': [`?agency=${agency}`, '', `?agency=${nobody}`],
  '/top-Doctors': ['', '?q=chest pain&when=week', '?q=zzzzzz'],
  '/Md/:pathParam?': [`/${doctor}`, `/${nobody}`],
  '/UnMd/:pathParam?': [`/${unverifiedDoctor}`, `/${doctor}`],
  '/test-centers': ['?place=Pasadena, CA', '?place=Pasadena, CA&test=101&sort=price', '?place=Nome, AK', ''],
  '/diagnosis-center-view': [`?center=${lab}`, `?center=${unverifiedLab}`, `?center=${nobody}`],
  '/packagedetails': [`?package=${panel?._id}`, `?package=${nobody}`],
  '/testTypeDetails': ['', `?test=${test?._id}`, `?test=${nobody}`, `?category=${categoryId('heart')}`],
  '/mycart': ['', '?step=time', `?move=${nobody}`],
  '/diagnostic-testView': [`?order=${nobody}`],
  '/dashboardorders': ['', '?tab=pending', '?tab=completed', `?for=${rosa.id}`],
  '/registertype': ['', '?as=dayCareCenter', '?as=doctor', '?as=caregiver'],
  '/partner/staff/partners': ['', '?tab=answered'],
  '/dashboard': ['', `?for=${rosa.id}`, `?for=${nobody}`],
  '/dashboard-addfamily': ['', '?step=add', '?step=add&how=ask', '?step=add&how=dependant', '?step=add&how=offer'],
  '/invitation': ['?key=made-up'],
  '/shared-record': ['?key=made-up'],
  '/dashboard-privacy': ['', '?undo=made-up'],
  '/dashboard-payment': ['', `?for=${rosa.id}`],
  '/notifications': ['', `?for=${rosa.id}`],
  '/dashboard-security': [
    '',
    '?step=password',
    '?step=email',
    '?step=phone&confirm=1',
    '?step=app',
    '?step=codes',
    '?step=off',
    '?step=passkey',
  ],
  '/profile/reset-password': ['', '?key=made-up'],
  '/dashboard-account': ['', '?step=personal', '?step=notifications'],
  '/dashboard-data': ['', '?step=deactivate', '?step=delete'],
  '/dashboard-coming/:id?': [`/${nobody}`, ''],
  '/dashboard-week': ['', `?for=${rosa.id}`],
  '/healthrecords': [
    '',
    '?step=share',
    '?step=import',
    '?tab=allergies',
    '?tab=diary',
    '?tab=insurances',
    '?tab=vaccination&step=form',
  ],
  '/family-healthrecord': [
    `?for=${rosa.id}`,
    `?for=${rosa.id}&tab=vaccination`,
    `?for=${rosa.id}&tab=diary&step=form`,
    `?for=${rosa.id}&tab=vaccination&record=${demoId('health record influenza')}&step=history`,
    '',
  ],
  '/dashboardmedication': [
    '',
    '?step=form',
    `?for=${rosa.id}`,
    `?for=${rosa.id}&view=history`,
    `?for=${rosa.id}&view=card`,
    `?for=${rosa.id}&step=times&medicine=${demoId('medicine rosa amlodipine')}`,
    `?for=${rosa.id}&step=supply&medicine=${demoId('medicine rosa amlodipine')}`,
  ],
  '/insurance': ['', '?q=golden', '?q=zzzzzz'],
  '/favourites': ['', '?show=archived', `?for=${rosa.id}`],
  '/coming-soon': ['', '?service=medicalSupplies'],
  '/help-support': [
    '',
    '?category=payments',
    '?step=new',
    `?ticket=${demoId('thread wheelchair van')}`,
    `?ticket=${demoId('thread lunch refund')}`,
    '?status=closed',
  ],
  '/scare/unverifiedCenter/:pathParam?': [`/${demoId('centre arroyo-house')}`, `/${centre}`],
  '/dashboard-leadsinfo': ['', `?for=${rosa.id}`],
  '/dashboard-visits': ['', `?provider=${centre}`],
  '/partner/visits': ['', '?show=past', '?show=hours'],
  '/dashboard-enquiries': ['', `?id=${demoId('thread spanish at lunch')}`, `?provider=${centre}`],
  '/messaging': ['', `?for=${rosa.id}`, '?q=walker', '?q=nothing+like+this'],
  '/communicationHub/*': [
    '',
    `/${demoId('thread rosa at jacaranda')}`,
    `/${demoId('thread rosa at ararat garden')}`,
    `/with/${demoId('centre madison-grove')}?for=${rosa.id}`,
    `/${demoId('thread wheelchair van')}`,
    '/nothing',
  ],
  '/partner/messages/:id?': ['', `/${demoId('thread harold at jacaranda')}`],
  '/partner/enquiries': ['', `?id=${demoId('thread diabetes meals')}`],
  '/locationPreview': [
    `?provider=${centre}`,
    `?booking=${SOME_BOOKING}`,
    '?address=214 Example Ave, Pasadena, CA 91101',
    '',
  ],
  '/partner/staff/tickets': ['', `?ticket=${demoId('thread late answer')}`],
  '/partner': ['', '?tab=coming', '?tab=past'],
  '/partner/payouts': [''],
  '/partner/summaries/:id?': ['', '?show=templates', `/${nobody}`],
  '/partner/team': ['', '?page=2'],
  '/partner/claim': ['', `?place=${demoId('centre arroyo-house')}`, `?place=${centre}`],
  '/partner/reviews': ['', '?show=all'],
  '/partner/staff/reviews': ['', '?show=decided'],
  '/partner/staff/photos': ['', '?show=approved', '?show=refused&text=nowhere'],
  '/partner/staff/questions': ['', '?state=answered'],
  '/partner/staff/away': ['', '?text=nobody'],
  '/partner/lab/:id?': ['', '?tab=reported', `/${nobody}`],
  '/partner/day': ['', `?day=${aMonday}`],
};

/** Public screens that the family sees as well, and otherwise than a visitor. */
const alsoForFamily: readonly Path[] = [
  '/myProfile',
  '/profile/form',
  '/profile/form/onboarding',
  '/profile/form/completeProfile',
  '/partner/join',
  '/insurance',
  '/homeHealthRequest',
];

/** Screens of a workspace that others see otherwise than a center, or alone. */
const alsoFor = {
  doctor: [
    '/partner',
    '/partner/video',
    '/partner/summaries/:id?',
    '/partner/calendar',
    '/partner/profile',
    '/partner/evidence',
    '/partner/payouts',
  ],
  caregiver: ['/partner', '/partner/calendar', '/partner/profile'],
  lab: ['/partner', '/partner/calendar', '/partner/profile', '/partner/lab/:id?'],
  agency: ['/partner/leads', '/partner/profile', '/partner/evidence'],
} satisfies Partial<Record<Viewer, readonly Path[]>>;

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
  if (header === 'partner') {
    const others = (['doctor', 'caregiver', 'lab', 'agency'] as const).filter((one) =>
      alsoFor[one].some((known) => known === path),
    );
    return ['manager', ...others];
  }
  if (header === 'staff') return ['staff'];
  if (access === 'private') return ['family'];
  return alsoForFamily.some((known) => known === path) ? ['visitor', 'family'] : ['visitor'];
}
