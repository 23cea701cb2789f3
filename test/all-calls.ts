import { calls } from '#app/calls.ts';
import type { AnyCall } from '#shared/call.ts';

/** Every call of the product under its name. */
export const allCalls = Object.entries(calls).flatMap(([capability, group]) =>
  Object.entries(group).map(([name, call]): [string, AnyCall] => [`${capability}.${name}`, call]),
);
export const callsWhere = (rule: (call: AnyCall) => boolean) => allCalls.filter(([, call]) => rule(call));
export const isPrivate = ({ access }: AnyCall) => access.rule !== 'public';
