import { useSyncExternalStore } from 'react';
import { type Display, displayNames, readUiCookie, type UiChoices } from '#shared/ui-cookie.ts';
import { device } from '#web/device.ts';

const listeners = new Set<() => void>();
let known: { text: string; choices: UiChoices } | undefined;

/** The same object until something changes, as React's stores want it. */
function choices(): UiChoices {
  const read = device.choices();
  const text = JSON.stringify(read);
  if (known?.text !== text) known = { text, choices: read };
  return known.choices;
}

const defaults = readUiCookie(undefined);
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Text size and theme of this device. */
export const useDisplay = (): UiChoices => useSyncExternalStore(subscribe, choices, () => defaults);

type DisplayChange = Partial<Pick<UiChoices, Display>>;

/** What somebody chooses on this device: applies at once, and stays here whatever an account has chosen elsewhere. */
export function changeDisplay(change: DisplayChange) {
  const { chosenHere = [] } = device.choices();
  bringDisplay(change, { chosenHere: displayNames.filter((name) => chosenHere.includes(name) || name in change) });
}

/** Applies at once and is remembered in the cookie, so that the next document comes that way. */
export function bringDisplay(change: DisplayChange, mark: Pick<UiChoices, 'chosenHere'> = {}) {
  device.choose({ ...change, ...mark });
  const { textSize, theme } = device.choices();
  const root = document.documentElement.dataset;
  if (theme === 'system') delete root['theme'];
  else root['theme'] = theme;
  if (textSize === 'standard') delete root['textSize'];
  else root['textSize'] = textSize;
  for (const listener of listeners) listener();
}
