import { useQuery } from '@tanstack/react-query';
import { careFields, CareNotes, noCareNotes, writtenIn } from '#features/care-notes/care-notes.ts';
import { careDraftName, chosenNotes, chooseNotes, forgetNotes } from '#features/care-notes/web/care-draft.ts';
import { CareNotesFields } from '#features/care-notes/web/CareNotesFields.tsx';
import { lastNotesOf } from '#features/care-notes/web/queries.ts';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { StepContinue } from './StepContinue.tsx';
import { StepHead } from './StepHead.tsx';
import { useIsSelf, useWho } from './useWho.ts';

type Props = {
  provider: { _id: string; name: string };
  personId: string | null;
  backTo: string;
  onContinue: () => Promise<void>;
};

/** A part of the step of the person: what the provider needs to know of whom it is for. It goes with the booking once that is made. */
export function CareNotesStep(props: Props) {
  const t = useWords();
  const { provider, personId, backTo } = props;
  const isSelf = useIsSelf(personId);
  const title = t(isSelf ? 'careNotes.question.self' : 'careNotes.question', {
    name: provider.name,
    person: useWho(personId),
  });
  const { data: last, isPending } = useQuery(lastNotesOf(personId));
  if (last) return <NotesForm {...props} title={title} start={last.data ?? noCareNotes} />;
  return (
    <>
      <StepHead step="person" title={title} backTo={backTo} />
      {isPending ? <Skeleton shape="card" /> : <Notice>{t('careNotes.notYours')}</Notice>}
    </>
  );
}

type FormProps = Props & { title: string; start: CareNotes };

function NotesForm({ provider, personId, backTo, onContinue, title, start }: FormProps) {
  const t = useWords();
  const booking = { providerId: provider._id, personId };
  const form = useCheckedForm({
    schema: CareNotes,
    fields: [...careFields, 'shared'],
    start: writtenIn(start),
    draft: { name: careDraftName(booking), label: provider.name, isKeptAfterSending: true },
    send: async (notes) => {
      chooseNotes(booking, { notes, label: provider.name });
      await onContinue();
    },
  });
  const leaveOut = () => {
    forgetNotes(booking);
    void onContinue();
  };
  return (
    <form onSubmit={form.submit} data-needs-client="" noValidate className="stack" data-testid="booking-care-notes">
      <StepHead step="person" title={title} backTo={backTo} problems={form.problems} attempt={form.attempt} />
      <p>{t('careNotes.whoReads', { name: provider.name })}</p>
      <CareNotesFields form={form} providerName={provider.name} />
      {chosenNotes(booking) && (
        <p>
          <Button variant="quiet" onClick={leaveOut} data-testid="care-notes-none">
            {t('careNotes.none')}
          </Button>
        </p>
      )}
      <StepContinue>{t('careNotes.use')}</StepContinue>
    </form>
  );
}
