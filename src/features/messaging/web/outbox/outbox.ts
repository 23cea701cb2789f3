import { makeOutbox } from '#web/outbox/make-outbox.ts';
import { OUTBOX, type UnsentMessage } from './outbox-entry.ts';
import { sendEntry } from './send-entry.ts';

/** Messages on their way. */
export const outbox = makeOutbox<UnsentMessage>({
  name: OUTBOX,
  lineOf: ({ talk }) => talk,
  send: sendEntry,
  topics: ['threads'],
});
