import type { BrowserKind, SystemKind } from './browsers.ts';
import type { Translator } from '#shared/words.ts';

/** `Chrome on Windows`: what a person calls a device by its browser. */
export const deviceName = (t: Translator, { browser, system }: { browser: BrowserKind; system: SystemKind }): string =>
  t('account.device', { browser: t(`account.browser.${browser}`), system: t(`account.system.${system}`) });
