import { useQuery } from '@tanstack/react-query';
import { FileHeart } from 'lucide-react';
import { actedFor } from '#features/family/web/queries.ts';
import { notesAddress } from '#features/health-records/web/addresses.ts';
import type { Message } from '#features/threads/thread.ts';
import { dayIn } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { CONVERSATION, type Talk } from '../talk.ts';

/** What a provider sent becomes a page of the health records of whom it is for, by whoever keeps them. */
export function KeepInRecords({ talk: { kind, personId, personName }, message }: { talk: Talk; message: Message }) {
  const t = useWords();
  const { data } = useQuery({ ...actedFor(), meta: { isQuiet: true } });
  const isOwn = personName === null;
  const isKeeper = isOwn || data?.data.some(({ _id, isDependant }) => _id === personId && isDependant);
  if (kind !== CONVERSATION || !isKeeper) return null;
  const { files, writtenAt } = message;
  const address = notesAddress({
    files: files.map(({ _id }) => _id),
    day: dayIn(deviceZone(), new Date(writtenAt)),
    personId: isOwn ? undefined : personId,
  });
  return (
    <a className="link" href={address} data-testid="keep-in-records">
      <FileHeart size={20} aria-hidden="true" /> {t('messaging.keep')}
      <span className="vh">: {files.map(({ name }) => name).join(', ')}</span>
    </a>
  );
}
