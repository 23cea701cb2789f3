import { useMutation } from '@tanstack/react-query';
import { useRefusalOf } from '#web/connection.ts';
import { useWords } from '#web/i18n/words.tsx';
import { newKey } from '#web/new-key.ts';
import { useToast } from '#web/ui/Toasts.tsx';
import type { HealthRecord } from '../../record.ts';
import type { RecordVersion } from '../../record-versions.ts';
import type { RecordType } from '../../record-types.ts';
import { useRecordChange } from '../records/useRecordChange.ts';

type Options = { type: RecordType; record: HealthRecord; onDone: () => void };

/** Lets a record say again what it said in a former version, as any change of it would; its files stay. */
export function useBringBack(personId: string, { type, record, onDone }: Options) {
  const t = useWords();
  const toast = useToast();
  const change = useRecordChange(personId);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ facts }: RecordVersion) => {
      const { _id, version, files } = record;
      const said = { _id, key: newKey(), type, facts, files: files.map((file) => file._id) };
      return change({ version, record: said });
    },
    onSuccess: () => {
      onDone();
      toast({ text: t('healthRecords.history.broughtBack') });
    },
  });
  return { bringBack: mutate, isPending, failure: useRefusalOf(error), reset };
}
