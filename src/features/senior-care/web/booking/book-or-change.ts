import type { SendOptions } from '#shared/call.ts';
import type { Client } from '#shared/client.ts';
import type { seniorCare } from '../../contract.ts';

type Calls = Client<typeof seniorCare>;
type WantedStay = Parameters<Calls['book']>[0]['body'] & {
  /** The unpaid booking that becomes this one. */
  instead: string | undefined;
  /** The note that was typed takes the place of the one it has. */
  isNote: boolean;
};

/** Makes a booking, or makes one that is held what was chosen. An attempt names which, so that its repetition does the same. */
export const bookOrChange =
  ({ book, changeHeld }: Calls) =>
  ({ body: { instead, isNote, ...wanted } }: { body: WantedStay }, options: SendOptions) => {
    if (instead === undefined) return book({ body: wanted }, options);
    const { note, ...stay } = wanted;
    return changeHeld({ params: { id: instead }, body: { ...stay, ...(isNote && { note }) } });
  };
