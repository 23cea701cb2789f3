import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Newcomer } from '#features/bookings/web/wizard/useNewcomer.ts';
import { relationshipAt } from '#features/family/web/new-person.ts';
import { actedFor } from '#features/family/web/queries.ts';
import { scopes } from '#shared/call.ts';
import { Failure } from '#shared/failure.ts';
import { newKey } from '#web/new-key.ts';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { circle } from '../../contract.ts';
import type { NewPersonForm } from '../../new-person.ts';

type Choices = {
  newcomer: Newcomer | undefined;
  /** Who is chosen where nobody is added. */
  personId: string | null;
};
type AddedPerson = NewPersonForm['fullName'] & Pick<NewPersonForm, 'relationship'> & { dob?: string };

/**
 * Adds somebody in the middle of a press that goes on, once, however often it is pressed. When nobody knows whether an attempt arrived,
 * the next one repeats exactly that one; a refusal is final, and stands at the fields of the page.
 */
export function useNewPerson({ newcomer, personId }: Choices) {
  const client = useQueryClient();
  const [key, setKey] = useState(newKey);
  const [unknown, setUnknown] = useState<AddedPerson>();

  const add = async ({ fullName, relationship, dob }: NewPersonForm): Promise<string> => {
    const person = unknown ?? { ...fullName, relationship, ...(dob !== '' && { dob }) };
    try {
      const { data } = await callsOf(client, circle).add(
        { body: { how: 'named', ...person } },
        { idempotencyKey: key },
      );
      knowOf(data._id, person);
      return data._id;
    } catch (error) {
      const isRefused = error instanceof Failure && error.status < 500;
      setUnknown(isRefused ? undefined : person);
      if (isRefused) setKey(newKey());
      throw error instanceof Failure ? atFields(error) : error;
    }
  };

  // Known at once: what stands on the page and depends on whom one may book and pay for stays as it is.
  function knowOf(personId: string, { firstName, lastName, relationship }: AddedPerson) {
    client.setQueryData(
      actedFor().queryKey,
      (known) =>
        known && {
          ...known,
          data: [
            ...known.data.filter(({ _id }) => _id !== personId),
            {
              _id: personId,
              firstName,
              lastName,
              profileImage: null,
              relationship,
              isDependant: true,
              lacksBasis: true,
              scopes: [...scopes],
            },
          ],
        },
    );
    void refreshTopics(client, ['family']);
  }

  return {
    /** Of whom it is for, once they are added. Rejects with a Failure whose issues name the fields of `NewPersonForm`. */
    idOf: async ({ fullName, relationship, dob = '' }: Partial<NewPersonForm>): Promise<string | null> => {
      if (!newcomer || !fullName || !relationship) return personId;
      const id = await add({ fullName, relationship, dob });
      newcomer.onAdded(id);
      return id;
    },
    /** What their fields begin with. */
    start: newcomer && { fullName: '', relationship: relationshipAt(newcomer.door), dob: '' },
    /** Who may have been added by an attempt that nobody has answered. */
    unknown: unknown && `${unknown.firstName} ${unknown.lastName}`,
  };
}

const atFields = (failure: Failure): Failure =>
  failure.issues.length === 0
    ? failure
    : new Failure(failure.code, {
        status: failure.status,
        issues: failure.issues.map((issue) =>
          issue.field === 'firstName' || issue.field === 'lastName' ? { ...issue, field: 'fullName' } : issue,
        ),
      });
