import { useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#shared/call.ts';
import { Failure } from '#shared/failure.ts';
import { callsOf } from '#web/queries.ts';
import { healthRecords } from '../../contract.ts';
import { recordKeys } from '../queries.ts';

type RecordChange = Pick<CallInput<typeof healthRecords.changeProfile>['body'], 'version' | 'record' | 'removal'>;

/** Changes one record of a person; whatever becomes of it, what shows records asks anew. Answers the record’s id. */
export function useRecordChange(personId: string) {
  const client = useQueryClient();
  return async (change: RecordChange): Promise<string | null> => {
    try {
      const answer = await callsOf(client, healthRecords).changeProfile({ params: { id: personId }, body: change });
      return answer.recordId;
    } catch (error) {
      throw error instanceof Failure ? atItsFields(error) : error;
    } finally {
      await Promise.all(recordKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
    }
  };
}

/** A form names its fields as the declaration does. */
function atItsFields(failure: Failure): Failure {
  const { code, status, values, issues } = failure;
  if (issues.length === 0) return failure;
  const named = issues.map((issue) => ({ ...issue, field: issue.field.replace(/^record\.(facts\.)?/, '') }));
  return new Failure(code, { status, values, issues: named, cause: failure });
}
