import { enquiryThreads } from '#features/enquiries/server/enquiry-kind.ts';
import { conversationThreads } from '#features/messaging/server/conversation-kind.ts';
import { ticketThreads } from '#features/support/server/ticket-kind.ts';
import type { ThreadKind, ThreadKinds } from '#features/threads/server/kind.ts';

/** Every kind of conversation that the product has. */
const kinds: readonly ThreadKind[] = [ticketThreads, enquiryThreads, conversationThreads];

export const threadKinds: ThreadKinds = Object.fromEntries(kinds.map((kind) => [kind.name, kind]));
