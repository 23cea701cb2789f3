import type { Translator } from '#shared/words.ts';
import type { VideoVisit } from '../../contract.ts';

/** Whether somebody in the room may show records, or read what is shown: not guests. */
export const hasRecords = ({ part }: Pick<VideoVisit, 'part'>): boolean => part !== 'guest' && part !== 'interpreter';

export const recordsTitle = ({ part, personName, provider }: VideoVisit, t: Translator): string =>
  part === 'provider'
    ? t('videoVisits.room.records.shown', { name: personName })
    : t('videoVisits.room.records.show', { name: provider.name });
