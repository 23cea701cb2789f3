import { useMutation } from '@tanstack/react-query';
import { useRefusalOf } from '#web/connection.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { useRecordChange } from './useRecordChange.ts';

type RecordVersion = { _id: string; version: number };

/** Deletes a record, with Undo. */
export function useRemoval(personId: string, onRemoved: () => void) {
  const t = useWords();
  const toast = useToast();
  const change = useRecordChange(personId);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ _id, version, isRemoved }: RecordVersion & { isRemoved: boolean }) =>
      change({ version, removal: { _id, isRemoved } }),
    onSuccess: (_, { isRemoved, ...record }) => {
      if (isRemoved) onRemoved();
      toast({
        text: t(isRemoved ? 'healthRecords.removed' : 'healthRecords.restored'),
        ...(isRemoved && { undo: () => mutate({ ...record, isRemoved: false }) }),
      });
    },
  });
  return {
    remove: (record: RecordVersion) => mutate({ ...record, isRemoved: true }),
    isRemoving: isPending,
    failure: useRefusalOf(error),
    reset,
  };
}
