import type { BrowserKind, SystemKind } from '#features/account/browsers.ts';
import type { Translate } from '#shared/words.ts';

/** `Chrome on Windows`: what a person calls a device by its browser. */
export const deviceName = (t: Translate, { browser, system }: { browser: BrowserKind; system: SystemKind }): string =>
  t('security.device', { browser: t(`security.browser.${browser}`), system: t(`security.system.${system}`) });
