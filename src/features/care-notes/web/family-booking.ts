/** What a part of a page that goes with a booking needs to know of it. */
export type FamilyBooking = {
  _id: string;
  isForSelf: boolean;
  providerName: string;
  personName: string;
  personId: string;
};
