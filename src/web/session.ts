import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { device } from './device.ts';

/** The log-in answer's `data`, as the specification names its fields. */
export const Account = z.object({
  _id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImage: z.nullable(z.string()),
  token: z.string(),
});
export type Account = z.output<typeof Account>;

const Auth = z.object({ expiresAt: z.string(), isPartner: z.boolean() });
type Auth = z.output<typeof Auth>;

export type Session = { userId: string; firstName: string; name: string; email: string; image: string | undefined; expiresAt: string; isPartner: boolean };
type State = { session: Session | undefined; hasExpired: boolean };

let state: State | undefined;
const listeners = new Set<() => void>();
const nobody: State = { session: undefined, hasExpired: false };

function current(): State {
  state ??= { session: stored(), hasExpired: false };
  return state;
}

function change(next: State) {
  state = next;
  for (const listener of listeners) listener();
}

function stored(): Session | undefined {
  const userId = device.get('userId');
  if (device.get('isLogged') !== 'true' || !userId || !device.get('access_token')) return undefined;
  const auth = parsed(Auth, device.get('auth'));
  const user = parsed(z.object({ firstName: z.string() }), device.get('user'));
  return {
    userId, firstName: user?.firstName ?? '', name: device.get('UserName') ?? '', email: device.get('userEmail') ?? '',
    image: device.get('UserprofileImage') || undefined, expiresAt: auth?.expiresAt ?? '', isPartner: auth?.isPartner ?? false,
  };
}

function parsed<S extends z.core.$ZodType>(schema: S, text: string | undefined): z.output<S> | undefined {
  if (!text) return undefined;
  try {
    return z.parse(schema, JSON.parse(text));
  } catch {
    return undefined;
  }
}

export const session = {
  current: () => current().session,
  isLoggedIn: () => current().session !== undefined,

  /** Keeps what the log-in answered under the specified keys: the minimum. */
  open(account: Account, auth: Auth) {
    device.set('isLogged', 'true');
    device.set('userId', account._id);
    device.set('userEmail', account.email);
    device.set('UserName', `${account.firstName} ${account.lastName}`);
    device.set('UserprofileImage', account.profileImage ?? '');
    device.set('user', JSON.stringify({ firstName: account.firstName }));
    session.renewed(account.token, auth);
    device.choose({ isLoggedIn: true });
    change({ session: stored(), hasExpired: false });
  },

  /** A newer access token of the same log-in. */
  renewed(token: string, auth: Auth) {
    device.set('access_token', token);
    device.set('x-token', token);
    device.set('auth', JSON.stringify(auth));
    change({ session: stored(), hasExpired: false });
  },

  /** The person goes by another name now. */
  renamed(firstName: string, lastName: string) {
    device.set('UserName', `${firstName} ${lastName}`);
    device.set('user', JSON.stringify({ firstName }));
    change({ ...current(), session: stored() });
  },

  /** Opens the modal, once, however many calls fail. */
  expire() {
    if (current().session && !current().hasExpired) change({ ...current(), hasExpired: true });
  },

  /** Clears the device as the specification wants, keeping language, text size and theme in their cookie. */
  close() {
    const { language } = device.choices();
    device.clear();
    device.set('isLogged', 'false');
    if (language) device.set('I18N_LANGUAGE', language);
    device.choose({ isLoggedIn: false });
    change({ session: undefined, hasExpired: false });
  },

  /** Another tab logged in or out: follow it. */
  follow: () => change({ session: stored(), hasExpired: false }),

  /** The headers of a call: the token twice and its owner, as the specification wants. */
  headers(): Record<string, string> {
    const token = device.get('access_token');
    const userId = device.get('userId');
    return token && userId && device.get('isLogged') === 'true' ? { 'x-token': token, authorization: `Bearer ${token}`, userId } : {};
  },
};

export const subscribeToSession = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Who is logged in; undefined on the server and while the page comes alive. */
export const useSession = (): Session | undefined => useSyncExternalStore(subscribeToSession, () => current().session, () => nobody.session);
export const useSessionExpired = (): boolean => useSyncExternalStore(subscribeToSession, () => current().hasExpired, () => false);
