import { HOUR_MS } from '#shared/durations.ts';
import { draftKeys } from './draft-keys.ts';
import { serverNow } from './server-clock.ts';
import { session } from './session.ts';
import { tabStore } from './tab-store.ts';

/** What people type is kept for an hour in this tab, so that an expired session, a reload or a page left by mistake loses nothing. */
const LIFETIME_MS = HOUR_MS;
const WRITE_AFTER_MS = 800;

export type Draft = { values: Record<string, unknown>; path: string; label: string; savedAt: number };

const waiting = new Map<string, { draft: Draft; timer: ReturnType<typeof setTimeout> }>();
const keyOf = (form: string) => `draft:${form}:${session.current()?.userId ?? 'guest'}`;

/** Names of fields that are never kept, whatever the form. */
const secret = /password|code|otp|card|cvc|security|number$/i;

/** Keeps the values of a form, 800 ms after the last key, as what belongs to this page or to the one that is named. Passwords, codes and card fields are left out. */
export function keepDraft(
  form: string,
  values: Record<string, unknown>,
  called: string | Pick<Draft, 'label' | 'path'>,
) {
  const key = keyOf(form);
  clearTimeout(waiting.get(key)?.timer);
  const safe = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !secret.test(name) && value !== undefined),
  );
  const { label, path } = typeof called === 'string' ? { label: called, path: addressNow() } : called;
  const draft = { values: safe, path, label, savedAt: serverNow() };
  waiting.set(key, { draft, timer: setTimeout(() => write(key), WRITE_AFTER_MS) });
}

const addressNow = () => location.pathname + location.search;

/** Writes at once what is waiting: before a reload, when the tab is hidden, when the session ends. */
export function flushDrafts() {
  for (const key of [...waiting.keys()]) write(key);
}

function write(key: string) {
  const kept = waiting.get(key);
  waiting.delete(key);
  if (!kept) return;
  clearTimeout(kept.timer);
  tabStore.set(key, JSON.stringify(kept.draft));
}

/** What was typed into this form by this person less than an hour ago. A guest's draft goes over to whoever logs in next in this tab. */
export function draftOf(form: string): Draft | undefined {
  return read(keyOf(form)) ?? read(`draft:${form}:guest`);
}

export function forgetDraft(form: string) {
  for (const key of [keyOf(form), `draft:${form}:guest`]) {
    clearTimeout(waiting.get(key)?.timer);
    waiting.delete(key);
    tabStore.remove(key);
  }
}

/** The newest draft of the tab, and whether nobody was logged in when it was kept: what the home page offers to continue. */
export function newestDraft(): (Draft & { isGuests: boolean }) | undefined {
  const found = draftKeys().flatMap((key) => {
    const draft = read(key);
    return draft ? [{ ...draft, isGuests: key.endsWith(':guest') }] : [];
  });
  return found.sort((one, other) => other.savedAt - one.savedAt)[0];
}

export function forgetAllDrafts() {
  for (const { timer } of waiting.values()) clearTimeout(timer);
  waiting.clear();
  for (const key of draftKeys()) tabStore.remove(key);
}

/** A draft of somebody else is never shown: whoever logs in keeps only their own and the guest's. */
export function forgetDraftsOfOthers(userId: string) {
  for (const key of draftKeys()) {
    if (!key.endsWith(`:${userId}`) && !key.endsWith(':guest')) tabStore.remove(key);
  }
}

function read(key: string): Draft | undefined {
  const unwritten = waiting.get(key)?.draft;
  if (unwritten) return unwritten;
  const text = tabStore.get(key);
  if (!text) return undefined;
  const draft = JSON.parse(text) as Draft; // written by this file
  if (serverNow() - draft.savedAt < LIFETIME_MS) return draft;
  tabStore.remove(key);
  return undefined;
}

if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', flushDrafts);
  addEventListener('pagehide', flushDrafts); // a reload, of whatever kind
}
