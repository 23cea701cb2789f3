import { useSyncExternalStore } from 'react';
import { type Reader, type Workspace, workspaces } from '#shared/rendering.ts';
import { device, type DeviceKey } from './device.ts';
import { clockZone, showTimesIn } from './device-zone.ts';
import { serverNow } from './server-clock.ts';

/** The log-in answer's `data`, as the specification names its fields. */
export type Account = {
  _id: string;
  email: string;
  firstName: string;
  lastName: string;
  profileImage: string | null;
  token: string;
};

type Auth = { expiresAt: string; expiresInSeconds: number; workspace: Workspace };

/** What a private page needs to greet somebody; the rest is known once the device has been read. */
export type Session = Omit<Reader, 'zone'> & {
  email?: string;
  image?: string | undefined;
  expiresAt?: string;
  /** The same moment on the clock of `performance.now()`, which nobody can set. */
  endsAt?: number;
};
type State = {
  session: Session | undefined;
  hasExpired: boolean;
  /** This tab has asked the server to end it. */
  isEnding: boolean;
};

let state: State | undefined;
const listeners = new Set<() => void>();
/** When the token ends that this tab heard of last. */
let ending: { token: string; at: number } | undefined;

function current(): State {
  state ??= begun();
  return state;
}

const begun = (): State => ({ session: stored(), hasExpired: false, isEnding: false });

function change(next: State) {
  state = next;
  for (const listener of listeners) listener();
}

function stored(): Session | undefined {
  const userId = device.get('userId');
  const token = device.get('access_token');
  if (device.get('isLogged') !== 'true' || !userId || !token) return undefined;
  const { expiresAt, workspace } = parsed(device.get('auth'));
  const { firstName } = parsed(device.get('user'));
  return {
    userId,
    firstName: textOf(firstName),
    name: device.get('UserName') ?? '',
    email: device.get('userEmail') ?? '',
    image: device.get('UserprofileImage') || undefined,
    expiresAt: textOf(expiresAt),
    endsAt: endOf(token, textOf(expiresAt)),
    workspace: workspaces.find((known) => known === workspace) ?? 'family',
  };
}

/** What this tab measures; of a token that came before it or to another tab, what the server's clock says. */
function endOf(token: string, expiresAt: string): number {
  if (ending?.token !== token) measure(token, Date.parse(expiresAt) - serverNow());
  return ending?.at ?? 0;
}

function measure(token: string, milliseconds: number) {
  ending = { token, at: performance.now() + (milliseconds || 0) };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The fields of the stored JSON, unchecked; none when it cannot be parsed. Read by hand: zod would be half of the first route's code. */
function parsed(text: string | undefined): Record<string, unknown> {
  try {
    return { ...JSON.parse(text ?? '{}') };
  } catch {
    return {};
  }
}

type Entries = Partial<Record<DeviceKey, string>>;

type KeptAuth = Omit<Auth, 'expiresInSeconds'>;

const tokenEntries = (token: string, { expiresAt, workspace }: KeptAuth): Entries => ({
  access_token: token,
  'x-token': token,
  auth: JSON.stringify({ expiresAt, workspace }),
});

/** What a device keeps of the answer to a log-in, under the keys of the specification. */
export const entriesOf = (account: Account, auth: KeptAuth): Entries => ({
  isLogged: 'true',
  userId: account._id,
  userEmail: account.email,
  UserName: `${account.firstName} ${account.lastName}`,
  UserprofileImage: account.profileImage ?? '',
  user: JSON.stringify({ firstName: account.firstName }),
  ...tokenEntries(account.token, auth),
});

function keep(entries: Entries) {
  for (const [key, value] of Object.entries(entries)) device.set(key as DeviceKey, value);
}

/** Where this account works, until the log-in is renewed and says so itself. */
function workAs(workspace: Workspace) {
  device.set('auth', JSON.stringify({ ...parsed(device.get('auth')), workspace }));
  change({ ...current(), session: stored() });
}

export const session = {
  current: () => current().session,
  isLoggedIn: () => current().session !== undefined,
  workspace: (): Workspace => current().session?.workspace ?? 'family',
  isPartner: () => current().session?.workspace === 'partner',
  isStaff: () => current().session?.workspace === 'staff',
  hasExpired: () => current().hasExpired,

  /** Stores what the log-in answered under the keys of the specification, and no more. */
  open(account: Account, auth: Auth) {
    measure(account.token, auth.expiresInSeconds * 1000);
    if (device.get('userId') !== account._id) showTimesIn(undefined);
    keep(entriesOf(account, auth));
    // The next private page is rendered by the server only for a zone that it knows, and may be opened before the device is idle.
    device.choose({ isLoggedIn: true, zone: clockZone() });
    change(begun());
  },

  /** A newer access token of the same log-in. */
  renewed(token: string, auth: Auth) {
    measure(token, auth.expiresInSeconds * 1000);
    keep(tokenEntries(token, auth));
    change({ ...current(), session: stored(), hasExpired: false });
  },

  /** Stores another name of the person who is logged in. */
  renamed(firstName: string, lastName: string) {
    device.set('UserName', `${firstName} ${lastName}`);
    device.set('user', JSON.stringify({ firstName }));
    change({ ...current(), session: stored() });
  },

  /** Stores another picture of the person who is logged in, or that there is none. */
  pictured(image: string | null) {
    device.set('UserprofileImage', image ?? '');
    change({ ...current(), session: stored() });
  },

  /** Stores another e-mail address of the person who is logged in. */
  readdressed(email: string) {
    device.set('userEmail', email);
    change({ ...current(), session: stored() });
  },

  /** A family's account answers for a provider from now on: its pages ask at once, before the log-in is renewed. */
  becamePartner() {
    if (session.workspace() === 'family') workAs('partner');
  },

  /** The server has said that this account is staff no more. */
  leftStaff() {
    if (session.workspace() === 'staff') workAs('family');
  },

  /**
   * Runs what ends the session on the server. Its end may be told before that is answered, and is no news here; once it has
   * ended, `close` follows.
   */
  async endBy<Answer>(end: () => Promise<Answer>): Promise<Answer> {
    change({ ...current(), isEnding: true });
    try {
      return await end();
    } catch (error) {
      change({ ...current(), isEnding: false });
      throw error;
    }
  },

  /** Whether nothing is heard or asked for it any more. */
  isOver: () => current().hasExpired || current().isEnding,

  /** Opens the session-expired modal, once, however many calls fail. */
  expire() {
    if (current().session && !session.isOver()) change({ ...current(), hasExpired: true });
  },

  /** Clears the device as the specification wants, keeping language, text size and theme in their cookie. */
  close() {
    const { language } = device.choices();
    device.clear();
    device.set('isLogged', 'false');
    if (language) device.set('I18N_LANGUAGE', language);
    device.choose({ isLoggedIn: false, isInVisit: false });
    showTimesIn(undefined);
    change({ session: undefined, hasExpired: false, isEnding: false });
  },

  /** Reads the session again after another tab logged in or out. */
  follow: () => change(begun()),

  /** The headers of a call: the token twice and its owner, as the specification wants. */
  headers(): Record<string, string> {
    const token = device.get('access_token');
    const userId = device.get('userId');
    return token && userId && device.get('isLogged') === 'true'
      ? { 'x-token': token, authorization: `Bearer ${token}`, userId }
      : {};
  },
};

export const subscribeToSession = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSessionExpired = (): boolean =>
  useSyncExternalStore(
    subscribeToSession,
    () => current().hasExpired,
    () => false,
  );
