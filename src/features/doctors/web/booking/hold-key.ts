import { newKey } from '#web/new-key.ts';
import { tabStore } from '#web/tab-store.ts';

const KEPT_AS = 'lado.slotHold';

let made: string | undefined;

/** By which the server knows what this tab holds, through a reload and the log-in. */
export function holdKey(): string {
  made ??= tabStore.get(KEPT_AS) ?? newKey();
  tabStore.set(KEPT_AS, made);
  return made;
}
