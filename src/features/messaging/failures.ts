/** What conversations with providers may answer with besides the failures of any call: code → HTTP status. */
export const messagingFailures = { conversation_over: 409, too_many_conversations: 409 } as const satisfies Record<
  string,
  number
>;

type MessagingFailures = typeof messagingFailures;
declare module '#shared/failure.ts' {
  interface FailureStatuses extends MessagingFailures {}
}
