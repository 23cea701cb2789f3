import type { Translator } from '#shared/words.ts';
import type { StaffChange } from '../people-contract.ts';

/** Who gave the role or took it: the setting, a colleague, or one whose account is gone. */
export const byWords = ({ isSetting, name }: StaffChange['by'], t: Translator): string =>
  isSetting ? t('staff.people.bySetting') : name || t('staff.people.former');
