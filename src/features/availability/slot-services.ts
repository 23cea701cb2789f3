/** What providers of a kind are booked for by the clock, by the name under which their hours and slots stand here. */
export const slotServices = { doctor: 'appointment' } as const;
export type SlotSeller = keyof typeof slotServices;
