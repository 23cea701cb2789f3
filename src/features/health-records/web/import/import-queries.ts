import { useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#shared/call.ts';
import { callQuery, callsOf, keyOf } from '#web/queries.ts';
import { recordImport, type Imported } from '../../record-import.ts';
import { recordKeys } from '../queries.ts';

/** Of whom a file has to be, and what was brought in before. */
export const importBasis = (personId: string) => callQuery(recordImport.basis, { params: { id: personId } });

/** Brings records of a file in, and takes them away again; whatever becomes of it, what shows records asks anew. */
export function useImportCalls(personId: string) {
  const client = useQueryClient();
  const { save, undo } = callsOf(client, recordImport);
  const params = { id: personId };
  const thenAnew = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
    try {
      return await asked;
    } finally {
      const keys = [...recordKeys, keyOf(recordImport.basis)];
      await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
    }
  };
  return {
    save: (body: CallInput<typeof recordImport.save>['body']) => thenAnew(save({ params, body })),
    undo: (imported: Imported) => thenAnew(undo({ params, body: imported })),
  };
}
