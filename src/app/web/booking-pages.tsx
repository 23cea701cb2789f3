import { Suspense } from 'react';
import { FOLLOW_UP_DAYS } from '#features/bookings/follow-up.ts';
import { commonSteps } from '#features/bookings/steps.ts';
import type { BookingPages, PagesOfKind, PartsOfKind } from '#features/bookings/web/booking-pages.tsx';
import { openedPart } from '#web/opened-part.ts';
import { href } from '#web/paths.ts';

const BookingDoor = openedPart(async () => (await import('#features/video-visits/web/VisitDoor.tsx')).BookingDoor);
const VisitSummary = openedPart(
  async () => (await import('#features/visit-summaries/web/VisitSummary.tsx')).VisitSummary,
);
const ShowSummaries = openedPart(
  async () => (await import('#features/visit-summaries/web/ShowSummaries.tsx')).ShowSummaries,
);
const ShownSummaries = openedPart(
  async () => (await import('#features/visit-summaries/web/ShownSummaries.tsx')).ShownSummaries,
);
const ShownFiles = openedPart(
  async () => (await import('#features/health-records/web/shown/ShownFiles.tsx')).ShownFiles,
);
const LabOutcome = openedPart(async () => (await import('#features/diagnostics/web/orders/LabOutcome.tsx')).LabOutcome);
const VisitNotes = openedPart(async () => (await import('#features/caregivers/web/note/VisitNotes.tsx')).VisitNotes);
const WriteVisitNotes = openedPart(
  async () => (await import('#features/caregivers/web/note/WriteVisitNotes.tsx')).WriteVisitNotes,
);
const ToVisitNote = openedPart(async () => (await import('#features/caregivers/web/note/ToVisitNote.tsx')).ToVisitNote);
const BookOn = openedPart(async () => (await import('#features/caregivers/web/booking/BookOn.tsx')).BookOn);
const ReviewForm = openedPart(async () => (await import('#features/reviews/web/ReviewForm.tsx')).ReviewForm);

const AddInPlace = openedPart(async () => (await import('#features/circle/web/AddInPlace.tsx')).AddInPlace);

const listAt =
  (path: '/dashboardbookings' | '/dashboardappointments' | '/dashboardorders'): PagesOfKind['list'] =>
  (opened) =>
    href(path, undefined, { tab: opened?.tab, id: opened?._id });

// Payment, confirmation and what is booked are the same screens for every kind that has none of its own.
const everyKind = {
  steps: commonSteps,
  list: listAt('/dashboardbookings'),
  pay: (booking, person) => href('/care/paymentmethod', undefined, { booking, for: person }),
  confirmed: (booking) => href('/confirmedBooking', undefined, { booking }),
} satisfies Partial<PagesOfKind>;

// What a visit on the screen or in writing has before, while and after it takes place.
const visitParts: PartsOfKind = {
  entry: ({ _id: bookingId, tab }) =>
    (tab === 'upcoming' || tab === 'ongoing') && (
      <Suspense>
        <BookingDoor bookingId={bookingId} />
      </Suspense>
    ),
  outcome: ({ _id: bookingId, tab, providerName, personId, personName }) =>
    (tab === 'ongoing' || tab === 'completed') && (
      <Suspense>
        <VisitSummary
          bookingId={bookingId}
          providerName={providerName}
          patient={{ personId, personName }}
          isAwaited={tab === 'completed'}
        />
      </Suspense>
    ),
  showing: ({ _id: bookingId, tab, providerName }) =>
    tab !== 'completed' &&
    tab !== 'cancelled' && (
      <Suspense>
        <ShowSummaries bookingId={bookingId} providerName={providerName} isOptional />
      </Suspense>
    ),
  shown: ({ _id: bookingId }) => (
    <Suspense>
      <ShownSummaries bookingId={bookingId} />
      <ShownFiles bookingId={bookingId} />
    </Suspense>
  ),
};

const labParts: PartsOfKind = {
  outcome: ({ _id: bookingId, tab }) =>
    tab !== 'pending' &&
    tab !== 'cancelled' && (
      <Suspense>
        <LabOutcome bookingId={bookingId} />
      </Suspense>
    ),
};

const careVisitParts: PartsOfKind = {
  // also of weekly visits of which the rest was cancelled
  outcome: ({ _id: bookingId, tab }) =>
    tab !== 'pending' &&
    tab !== 'upcoming' && (
      <Suspense>
        <VisitNotes bookingId={bookingId} />
      </Suspense>
    ),
  written: ({ _id: bookingId, providerId, times }) => (
    <Suspense>
      <WriteVisitNotes bookingId={bookingId} providerId={providerId} visits={times} />
    </Suspense>
  ),
  toWritten: (expected) => (
    <Suspense>
      <ToVisitNote visit={expected} />
    </Suspense>
  ),
};

// One visit of a caregiver, or several.
const careVisits: PagesOfKind = {
  tint: 'coral',
  ...everyKind,
  provider: (pathParam, person) => href('/cg/:pathParam?', { pathParam }, { for: person }),
  again: (caregiver, person) => href('/caregiver-bookDetails', undefined, { caregiver, for: person }),
  find: {
    word: 'caregivers.elsewhere',
    href: (person) => href('/top-Caregivers', undefined, { for: person }),
  },
  list: listAt('/dashboardappointments'),
  parts: careVisitParts,
  followUpDays: FOLLOW_UP_DAYS,
  pay: (booking, person) => href('/CPaymenetCardList', undefined, { booking, for: person }),
  confirmed: (booking) => href('/CConfirmdPayment', undefined, { booking }),
};

/** Every kind of booking with its pages: a service that can be booked adds a line. */
export const bookingPages: BookingPages = {
  kinds: {
    stay: {
      tint: 'sun',
      ...everyKind,
      provider: (pathParam, person) => href('/care/daycaredetails/:pathParam?', { pathParam }, { for: person }),
      days: (change) => href('/care/daycare-bookingdetails', undefined, { change }),
      held: ({ _id: held, providerId: center, personId }) =>
        href('/care/daycare-bookingdetails', undefined, { center, held, for: personId }),
      again: (center, person) => href('/care/daycare-bookingdetails', undefined, { center, for: person }),
      find: {
        word: 'bookings.cancelled.elsewhere',
        href: (person) => href('/senior-care', undefined, { for: person }),
      },
    },
    appointment: {
      tint: 'sky',
      ...everyKind,
      provider: (pathParam, person) => href('/Md/:pathParam?', { pathParam }, { for: person }),
      again: (doctor, person, day) => href('/md-bookDetails', undefined, { doctor, for: person, day }),
      find: {
        word: 'doctors.appointments.elsewhere',
        href: (person) => href('/top-Doctors', undefined, { for: person }),
      },
      list: listAt('/dashboardappointments'),
      days: (move) => href('/md-bookDetails', undefined, { move }),
      changes: 'bookings.moveTime',
      isOnScreen: true,
      hasIntake: true,
      parts: visitParts,
      followUpDays: FOLLOW_UP_DAYS,
      pay: (booking, person) => href('/CPaymenetCardList', undefined, { booking, for: person }),
      confirmed: (booking) => href('/CConfirmdPayment', undefined, { booking }),
    },
    care_visit: {
      ...careVisits,
      days: (move) => href('/caregiver-bookDetails', undefined, { move }),
      changes: 'bookings.moveTime',
      isByTheHour: true,
    },
    care_series: {
      ...careVisits,
      parts: {
        ...careVisitParts,
        bookOn: (booking) => (
          <Suspense>
            <BookOn booking={booking} />
          </Suspense>
        ),
      },
    },
    lab_order: {
      tint: 'lilac',
      ...everyKind,
      provider: (center, person) => href('/diagnosis-center-view', undefined, { center, for: person }),
      again: (center, person) => href('/diagnosis-center-view', undefined, { center, for: person }),
      find: {
        word: 'diagnostics.orders.elsewhere',
        href: (person) => href('/top-diagnosis', undefined, { for: person }),
      },
      list: listAt('/dashboardorders'),
      days: (move) => href('/mycart', undefined, { move }),
      changes: 'bookings.moveTime',
      isByTheHour: true,
      parts: labParts,
      pay: (booking, person) => href('/CPaymenetCardList', undefined, { booking, for: person }),
      confirmed: (booking) => href('/CConfirmdPayment', undefined, { booking }),
    },
  },
  findCare: [
    { word: 'shell.findCare', tint: 'sun', href: href('/senior-care') },
    { word: 'shell.bookDoctor', tint: 'sky', href: href('/top-Doctors'), on: href('/dashboardappointments') },
    { word: 'shell.bookCaregiver', tint: 'coral', href: href('/top-Caregivers'), on: href('/dashboardappointments') },
    { word: 'shell.bookTests', tint: 'lilac', href: href('/top-diagnosis'), on: href('/dashboardorders') },
    { word: 'shell.findAgency', tint: 'pine', href: href('/homeHealth'), on: href('/dashboard-leadsinfo') },
  ],
  review: (given) => (
    <Suspense>
      <ReviewForm {...given} />
    </Suspense>
  ),
  addPerson: (given) => (
    <Suspense>
      <AddInPlace {...given} />
    </Suspense>
  ),
};
