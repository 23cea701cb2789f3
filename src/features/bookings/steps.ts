/** A step of a booking: its name, as addresses say it, and the word key of what it is called. */
export type BookingStep = { name: string; word: string };

/** What most kinds ask before a booking is paid, in order. */
export const choosingSteps = ['time', 'person', 'check'] as const;
export type ChoosingStep = (typeof choosingSteps)[number];

/** The steps of a kind that has none of its own: the last one stands on the page of the payment. */
export const commonSteps: readonly BookingStep[] = [...choosingSteps, 'pay'].map((name) => ({
  name,
  word: `bookings.step.${name}`,
}));

/** The step that an address names, of those that a page has; the first one where it names none of them. */
export const stepNamed = <Name extends string>(names: readonly [Name, ...Name[]], params: URLSearchParams): Name =>
  names.find((name) => name === params.get('step')) ?? names[0];
