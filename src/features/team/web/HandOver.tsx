import { useState } from 'react';
import { useProof } from '#features/security/web/useProof.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { afterwards, type GiverOutcome } from '../team.ts';
import { useTeamChange } from './useTeamChange.ts';

type Props = {
  place: { _id: string; name: string };
  /** Who of the team may be asked; where there is one, that one. */
  people: readonly { _id: string; name: string }[];
  /** What is chosen to begin with. */
  start: GiverOutcome;
  onClose: () => void;
};

/** Asks somebody of the team to be an owner, and says what becomes of oneself: nothing happens before they agree. */
export function HandOver({ place, people, start, onClose }: Props) {
  const t = useWords();
  const toast = useToast();
  const { withProof, dialog } = useProof();
  const [memberId, setMemberId] = useState(people.length === 1 ? (people[0]?._id ?? '') : '');
  const [isUnchosen, setIsUnchosen] = useState(false);
  const [then, setThen] = useState<GiverOutcome>(start);
  const name = people.find(({ _id }) => _id === memberId)?.name ?? '';
  const asking = useTeamChange(
    (calls) =>
      withProof(() => calls.handOver({ params: { providerId: place._id }, body: { memberId, afterwards: then } })),
    () => {
      toast({ text: t('team.handover.asked', { name }) });
      onClose();
    },
  );
  return (
    <>
      <Dialog
        isOpen
        onClose={onClose}
        title={t('team.handover.title', { place: place.name })}
        size="medium"
        data-testid="handover-dialog"
        actions={
          <>
            <Button
              isBusy={asking.isPending}
              busyLabel={t('team.busy')}
              onClick={() => (memberId === '' ? setIsUnchosen(true) : asking.mutate(undefined))}
              data-testid="handover-ask"
            >
              {name ? t('team.handover.ask', { name }) : t('team.handover.make')}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
          </>
        }
      >
        <div className="stack">
          <Refusal failure={asking.failure} />
          <p>{t('team.handover.text')}</p>
          {people.length > 1 && (
            <RadioCards
              name="handover-to"
              label={t('team.handover.who')}
              value={memberId}
              {...(isUnchosen && memberId === '' && { error: t('errors.optionUnselected') })}
              onChange={({ target }) => setMemberId(target.value)}
              options={people.map((person) => ({ value: person._id, label: person.name }))}
              data-testid="handover-to"
            />
          )}
          <RadioCards
            name="handover-then"
            label={t('team.handover.then')}
            value={then}
            onChange={({ target }) => {
              const chosen = afterwards.find((one) => one === target.value);
              if (chosen) setThen(chosen);
            }}
            options={afterwards.map((value) => ({
              value,
              label: t(`team.handover.then.${value}`),
              ...(name && { detail: t(`team.handover.then.${value}.text`, { name }) }),
            }))}
            data-testid="handover-then"
          />
        </div>
      </Dialog>
      {dialog}
    </>
  );
}
