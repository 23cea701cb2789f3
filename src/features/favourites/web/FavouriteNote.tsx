import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { PersonActedFor } from '#features/family/contract.ts';
import { SendOrCancel } from '#web/forms/SendOrCancel.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { type Favourite, favourites, LONGEST_NOTE, NoteForm } from '../contract.ts';
import styles from './FavouriteNote.module.css';
import { favouritesKey } from './queries.ts';

const Typed = z.object({ ...NoteForm.shape, familyMemberId: z.string() });

type Props = { favourite: Favourite; people: readonly PersonActedFor[]; ownId: string; onDone: () => void };

/** Whose care it is for, a note, and whether the circle of that person reads it. */
export function FavouriteNote({ favourite, people, ownId, onDone }: Props) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const able = people.filter(({ scopes }) => scopes.includes('bookings'));
  const form = useCheckedForm({
    schema: Typed,
    fields: ['familyMemberId', 'note', 'isShared'],
    start: {
      familyMemberId: favourite.person?._id ?? ownId,
      note: favourite.note,
      isShared: favourite.isShared,
    },
    draft: { name: `favourite-note:${favourite._id}`, label: t('favourites.note.draft', { name: favourite.name }) },
    send: async ({ familyMemberId, ...words }) => {
      await callsOf(client, favourites).change({
        params: { id: favourite._id },
        body: { ...words, familyMemberId: familyMemberId === ownId ? null : familyMemberId },
      });
      await client.invalidateQueries({ queryKey: favouritesKey });
      toast({ text: t('favourites.note.saved') });
      onDone();
    },
  });
  const note = useTypedField<string>(form.control, 'note');
  const forWhom = useTypedField<string>(form.control, 'familyMemberId');
  const person = able.find(({ _id }) => _id === forWhom);
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate data-testid="favourite-note">
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      {able.length > 0 && (
        <SelectField
          {...form.field('familyMemberId')}
          label={t('favourites.note.for')}
          options={[
            { value: ownId, label: t('favourites.note.self') },
            ...able.map(({ _id, firstName, lastName }) => ({ value: _id, label: `${firstName} ${lastName}` })),
          ]}
          data-testid="note-for"
        />
      )}
      <TextAreaField
        {...form.field('note')}
        label={t('favourites.note.label')}
        hint={t('favourites.note.hint')}
        value={note}
        limit={LONGEST_NOTE}
        rows={3}
        data-testid="note-words"
      />
      <CheckboxField
        {...form.field('isShared')}
        label={person ? t('favourites.note.share', { name: person.firstName }) : t('favourites.note.shareOwn')}
        hint={t('favourites.note.share.hint')}
        data-testid="note-shared"
      />
      <SendOrCancel form={form} onCancel={onDone} data-testid="save-note">
        {t('favourites.note.save')}
      </SendOrCancel>
    </form>
  );
}
