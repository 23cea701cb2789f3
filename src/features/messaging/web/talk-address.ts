import { href } from '#web/paths.ts';

/** The page of one conversation. */
export const talkAddress = (id: string) => href('/communicationHub/*', { rest: id });

const WITH = 'with/';

/** The conversation with a provider, begun or not; for somebody, or for oneself. */
export const withAddress = (providerId: string, person?: string | null) =>
  href('/communicationHub/*', { rest: `${WITH}${providerId}` }, { for: person });

/** Which conversation an address names. */
export function talkIn(rest: string | undefined): { id: string } | { providerId: string } | undefined {
  if (!rest) return undefined;
  if (rest.startsWith(WITH)) return { providerId: rest.slice(WITH.length).split('/')[0] ?? '' };
  return { id: rest.split('/')[0] ?? '' };
}
