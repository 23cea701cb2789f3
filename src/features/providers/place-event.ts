/** What the team of a place does that its others read of: a word key below `team.event`. */
export const placeEventNames = [
  'invited',
  'withdrawn',
  'joined',
  'declinedInvitation',
  'role',
  'removed',
  'left',
  'ownerAsked',
  'ownerWithdrawn',
  'ownerAgreed',
  'ownerDeclined',
  'gaveUp',
  'accepted',
  'declined',
  'offered',
  'seats',
  'hours',
  'timeOff',
  'backFromTimeOff',
  'profile',
  'photos',
  'photoTaken',
  'photoShown',
  'replied',
  'bank',
] as const;
/** What our staff did there, not the team. */
export const staffEvents: readonly PlaceEvent[] = ['photoTaken', 'photoShown'];
export type PlaceEvent = (typeof placeEventNames)[number];
