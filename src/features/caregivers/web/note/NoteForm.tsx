import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '#shared/failure.ts';
import { Form, FormProblems, RestoredNotice, SubmitButton } from '#web/forms/Form.tsx';
import { type CheckedForm, useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTyped } from '#web/forms/useTyped.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { partnerVisitNotes, type WrittenNote } from '../../note-contract.ts';
import type { CareService } from '../../services.ts';
import { conditions, LONGEST_NOTE, VisitNote } from '../../visit-note.ts';
import { NoteFacts } from './NoteFacts.tsx';
import { ownNote, type VisitKey } from '../queries.ts';

const unwritten = { done: [], condition: '', words: '', isToWatch: false };

type Props = {
  visit: VisitKey;
  /** What was known when writing began. */
  begun: WrittenNote;
  onDone: () => void;
};

/** What was done, how the person was, and what else is to say. Where another window has saved meanwhile it shows that beside what is typed. */
export function NoteForm({ visit, begun, onDone }: Props) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const [known, setKnown] = useState(begun);
  const { personName: person } = begun;
  const { bookingId: id, startsAt } = visit;
  const form = useCheckedForm({
    schema: VisitNote,
    fields: ['done', 'condition', 'words', 'isToWatch'],
    start: begun.kept?.note ?? unwritten,
    draft: { name: `visit-note-${id}-${startsAt}`, label: t('caregivers.note.draft', { person }) },
    send: async (note) => {
      const sent = callsOf(client, partnerVisitNotes).write({
        params: { id },
        body: { startsAt, version: known.version, note },
      });
      const kept = await sent.catch(async (failure: unknown) => {
        if (failure instanceof Failure && failure.code === 'conflict') await lookAnew();
        throw failure;
      });
      client.setQueryData(ownNote(visit).queryKey, kept);
      toast({ text: t('caregivers.note.saved') });
      onDone();
    },
  });
  const lookAnew = async () => {
    const newest = await client.fetchQuery({ ...ownNote(visit), staleTime: 0 }).catch(() => null);
    if (newest) setKnown(newest.data);
  };
  return (
    <Form form={form} data-testid="visit-note-form">
      <FormProblems form={form} />
      {known !== begun && known.kept && (
        <Notice tone="warning" title={t('caregivers.note.elsewhere')} data-testid="visit-note-elsewhere">
          <NoteFacts kept={known.kept} visit={known} />
        </Notice>
      )}
      <RestoredNotice form={form} />
      <NoteFields form={form} asked={begun.asked} person={person} />
      <div className="row">
        <SubmitButton form={form} busyLabel={t('ui.saving')} data-testid="save-visit-note">
          {t('caregivers.note.save')}
        </SubmitButton>
        <Button variant="quiet" onClick={onDone}>
          {t('caregivers.note.notNow')}
        </Button>
      </div>
    </Form>
  );
}

type FieldsProps = { form: CheckedForm<VisitNote>; asked: readonly CareService[]; person: string };

function NoteFields({ form, asked, person }: FieldsProps) {
  const t = useWords();
  const { done, words } = useTyped<VisitNote>(form.control);
  return (
    <div className="fields">
      <FieldGroup id="done" label={t('caregivers.note.done')} error={form.field('done').error}>
        <div className="fields">
          {asked.map((service, index) => (
            <CheckboxField
              key={service}
              id={index === 0 ? 'done' : `done-${service}`}
              name="done"
              label={t(`caregivers.service.${service}`)}
              checked={done.includes(service)}
              onChange={({ target }) =>
                form.setValue(
                  'done',
                  asked.filter((one) => (one === service ? target.checked : done.includes(one))),
                )
              }
              data-testid={`done-${service}`}
            />
          ))}
        </div>
      </FieldGroup>
      <RadioCards
        {...form.field('condition')}
        label={t('caregivers.note.condition', { person })}
        options={conditions.map((value) => ({ value, label: t(`caregivers.note.condition.${value}`) }))}
        data-testid="condition"
      />
      <TextAreaField
        {...form.field('words')}
        label={t('caregivers.note.words')}
        hint={t('caregivers.note.words.hint')}
        value={words}
        limit={LONGEST_NOTE}
        rows={5}
        data-testid="note-words"
      />
      <CheckboxField
        {...form.field('isToWatch')}
        label={t('caregivers.note.watch')}
        hint={t('caregivers.note.watch.hint')}
        data-testid="is-to-watch"
      />
    </div>
  );
}
