import { scopes } from '#shared/call.ts';

/** Where somebody may stand to what belongs to one person, Rosa: a relative who was given one scope is named after it. */
export const seats = [
  'visitor',
  'Rosa',
  ...scopes,
  'paused',
  'revoked',
  'ended',
  'asked only',
  'stranger',
  'her provider',
  'another provider',
  'staff',
] as const;
export type Seat = (typeof seats)[number];

/** Who may call where the rule of the call leaves it to the handler, or is narrower than its scope. */
export const narrower: Record<string, readonly Seat[]> = {
  'account.changeUserInfo': ['Rosa'],
  // A member may leave; only the person pauses.
  'circle.change': ['Rosa'],
  // A profile is changed by its person.
  'healthRecords.changeProfile': ['Rosa'],
  // Links to a record are made and listed by whoever decides for its person.
  // Records leave by whoever decides for their person.
  'recordExport.fhir': ['Rosa'],
  'recordImport.basis': ['Rosa'],
  'recordImport.save': ['Rosa'],
  'recordImport.undo': ['Rosa'],
  'recordLinks.list': ['Rosa'],
  'recordLinks.make': ['Rosa'],
  'recordLinks.end': ['Rosa'],
  'medication.add': ['Rosa'],
  'medication.change': ['Rosa'],
  'medication.mark': ['Rosa'],
  // What a provider needs to know is for those who may both book and see the records.
  'careNotes.last': ['Rosa'],
  'careNotes.ofBooking': ['Rosa'],
  'careNotes.change': ['Rosa'],
  'intake.ofBooking': ['Rosa'],
  'intake.give': ['Rosa'],
  'visitSummaries.showable': ['Rosa'],
  'visitSummaries.show': ['Rosa'],
  'shownFiles.offered': ['Rosa'],
  'shownFiles.show': ['Rosa'],
  // One’s own account stands in the address; for others the body says whom.
  'intake.last': ['Rosa'],
  // An insurance card is for those who may both see the records and pay.
  'insurance.add': ['Rosa'],
  'insurance.change': ['Rosa'],
  'insurance.prefer': ['Rosa'],
  'insurance.remove': ['Rosa'],
  'insurance.restore': ['Rosa'],
  // Whoever wrote it takes it off.
  'board.removeNote': ['Rosa'],
  // Whoever may only pay reads of it what is paid for.
  'bookings.one': ['Rosa', 'bookings', 'payments', 'her provider'],
  'bookings.reminded': ['Rosa', 'bookings', 'her provider'],
  // Only who booked, or is cared for, reviews; who was told of it reads it.
  'reviews.add': ['Rosa'],
  // Reviews are public, and a booking is none.
  'reviews.report': [],
  // A favourite can be for whoever one books for.
  'favourites.markCentre': ['Rosa', 'bookings'],
  'favourites.markDoctor': ['Rosa', 'bookings'],
  'favourites.markCaregiver': ['Rosa', 'bookings'],
  'favourites.markLab': ['Rosa', 'bookings'],
  'favourites.markAgency': ['Rosa', 'bookings'],
  'appointments.details': ['Rosa', 'bookings', 'her provider'],
  'careVisits.details': ['Rosa', 'bookings', 'her provider'],
  // What is offered is held for the account that waits.
  'earlierTimes.decline': ['Rosa'],
  'earlierTimes.leave': ['Rosa'],
  // Whoever is booked gives it up, too.
  'appointments.cancel': ['Rosa', 'bookings', 'her provider'],
  'careVisits.cancel': ['Rosa', 'bookings', 'her provider'],
  'appointments.addReview': ['Rosa'],
  'careVisits.addReview': ['Rosa'],
  'labOrders.addReview': ['Rosa'],
  // Whoever has a seat in the visit comes to its door.
  'videoVisits.one': ['Rosa', 'her provider'],
  'videoVisits.check': ['Rosa', 'her provider'],
  'videoVisits.arrive': ['Rosa', 'her provider'],
  'videoVisits.enter': ['Rosa', 'her provider'],
  'videoVisits.words': ['Rosa', 'her provider'],
  'videoVisits.write': ['Rosa', 'her provider'],
  'bookings.markRead': ['Rosa', 'her provider'],
  'notifications.markRead': ['Rosa', 'her provider'],
  'payments.pay': ['Rosa', 'payments'],
  // Whoever pays by insurance sees the card, too.
  'payments.insure': ['Rosa'],
  'closing.giveUpPlace': ['her provider'],
  // Whoever is asked answers, and that is none of these.
  'team.answerHandover': [],
  // Whoever sees a booking may ask us about it.
  'tickets.add': ['Rosa', 'bookings', 'payments', 'her provider'],
};
