import { VAULT } from './offline/vault-name.ts';
import { readUiCookie, UI_COOKIE, type UiChoices, writeUiCookie } from '#shared/ui-cookie.ts';

/** The keys the specification names for this device; nothing else is ever kept there. */
export const deviceKeys = [
  'isLogged',
  'access_token',
  'x-token',
  'userId',
  'Hostid',
  'UserprofileImage',
  'userEmail',
  'I18N_LANGUAGE',
  'registedUser',
  'UserName',
  'auth',
  'user',
  'cart',
] as const;
export type DeviceKey = (typeof deviceKeys)[number];

const YEAR_SECONDS = 31_536_000;

/** The only place that touches localStorage and cookies, and that removes what is kept for times without a connection. Where the browser forbids storage, nothing is kept and nothing fails. */
export const device = {
  get: (key: DeviceKey): string | undefined => tried(() => localStorage.getItem(key) ?? undefined),
  set: (key: DeviceKey, value: string) => void tried(() => localStorage.setItem(key, value)),
  /** Clears everything, as the specification wants at log-out and at session expiry. */
  clear() {
    tried(() => localStorage.clear());
    tried(() => indexedDB.deleteDatabase(VAULT));
  },
  /** Runs `tell` when another tab changes a key, or clears them all (then without one). */
  onChange(tell: (key: DeviceKey | undefined) => void) {
    addEventListener('storage', ({ key }) => tell((key ?? undefined) as DeviceKey | undefined));
  },
  choices: (): UiChoices =>
    readUiCookie(new RegExp(`(?:^|; )${UI_COOKIE}=([^;]*)`).exec(tried(() => document.cookie) ?? '')?.[1]),
  choose(change: Partial<UiChoices>) {
    const chosen = { ...device.choices(), ...change };
    document.cookie = `${UI_COOKIE}=${writeUiCookie(chosen)}; path=/; SameSite=Lax; max-age=${YEAR_SECONDS}${location.protocol === 'https:' ? '; Secure' : ''}`;
  },
};

function tried<Value>(attempt: () => Value): Value | undefined {
  try {
    return attempt();
  } catch {
    return undefined;
  }
}
