import type { AnyCall, CallInput } from '#shared/call.ts';
import { callQueryOrNull, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';

/** What staff alone are answered; null for everybody else. Asked again when the account gets the role or loses it: open pages show nothing any more. */
export function staffQuery<C extends AnyCall>(call: C, input: CallInput<C>) {
  refreshOn(['account'], keyOf(call));
  return callQueryOrNull(call, input);
}
