import { href } from '#web/paths.ts';

/** Where one asks a place for a visit, at a time that is chosen already if one likes; a visitor logs in on the way and comes back to it. */
export const askAddress = (
  provider: string,
  chosen: { at?: string | undefined; person?: string | undefined } = {},
): string => href('/dashboard-visits', undefined, { provider, at: chosen.at, for: chosen.person });
