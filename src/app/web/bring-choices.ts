import type { QueryClient } from '@tanstack/react-query';
import { preferences } from '#features/preferences/contract.ts';
import type { GlobalPreferences } from '#features/preferences/preferences.ts';
import { languages } from '#shared/languages.ts';
import type { Display } from '#shared/ui-cookie.ts';
import { device } from '#web/device.ts';
import { clockZone, showTimesIn } from '#web/device-zone.ts';
import { bringDisplay } from '#web/display.ts';
import { speak } from '#web/i18n/speaking.ts';
import { callsOf } from '#web/queries.ts';
import { tellGlobal } from './tell-global.ts';

/**
 * After a log-in this device looks as the person has chosen, except where somebody has chosen otherwise on the device itself; what
 * the account does not know yet, it learns from the device.
 */
export async function bringChoices(client: QueryClient): Promise<void> {
  const { data, chosen } = await callsOf(client, preferences).own();
  const here = device.choices();
  const isUnknown = (name: keyof GlobalPreferences) => !chosen.includes(name);
  const isChosenHere = (name: Display) => here.chosenHere?.includes(name) === true;
  device.choose({ isUncounted: !data.privacy.sharesUsage });
  const { language, textSize, theme } = data.global;
  bringDisplay({
    ...(!isChosenHere('textSize') && !isUnknown('textSize') && { textSize }),
    ...(!isChosenHere('theme') && !isUnknown('theme') && { theme }),
  });
  const isOwnLanguage = here.language !== undefined && !here.isLanguageBrought;
  if (!isOwnLanguage && document.documentElement.lang !== languages[language]) await speak(language, 'brought');
  if (here.shownZone === undefined && !data.global.isZoneLearned) showTimesIn(data.global.timeZone);
  const learned: Partial<GlobalPreferences> = {
    ...(isUnknown('timeZone') && { timeZone: clockZone(), isZoneLearned: true }),
    ...(isUnknown('textSize') && isChosenHere('textSize') && { textSize: here.textSize }),
    ...(isUnknown('theme') && isChosenHere('theme') && { theme: here.theme }),
  };
  if (Object.keys(learned).length > 0) await tellGlobal(client, learned);
}
