import { useState } from 'react';
import { type Scope, scopes as allScopes } from '#shared/call.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { DateField } from '#web/ui/DateField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { useFocusKept } from '#web/useFocusKept.ts';
import type { Helper } from '../contract.ts';
import styles from './Family.module.css';
import { nameId, PersonCard } from './PersonCard.tsx';
import { useChangeMember } from './queries.ts';
import { Refusal } from '#web/ui/Refusal.tsx';
import { ScopeChoices } from './ScopeChoices.tsx';
import { SentActions } from './SentActions.tsx';

type Props = {
  helper: Helper;
  /** Told before the card goes. */
  onGone: () => void;
};

const changeId = (id: string) => `change-${id}`;
const limitsId = (id: string) => `limits-${id}`;

/** Somebody who acts for me or for a dependant of mine, and what I may change about it. */
export function HelperCard({ helper, onGone }: Props) {
  const t = useWords();
  const [isChanging, setChanging] = useState(false);
  const { _id: id, status, kind } = helper;
  useFocusKept(isChanging, () =>
    isChanging
      ? (document.getElementById(limitsId(id))?.querySelector('input') ?? null)
      : document.getElementById(changeId(id)),
  );
  const isOpen = kind === 'relation' && (status === 'accepted' || status === 'paused' || status === 'ended');
  return (
    <PersonCard
      id={id}
      name={helper.email ?? `${helper.firstName} ${helper.lastName}`}
      image={helper.profileImage}
      relationship={helper.relationship}
      state={status}
      standing={helper.sentAt}
      notes={[helper.isForSelf ? t('circle.helper.forYou') : t('circle.helper.for', { person: helper.personName })]}
      {...(status === 'accepted' &&
        !isChanging && {
          may: {
            label: t('circle.mayThey', { name: helper.firstName }),
            scopes: helper.scopes,
            endsOn: helper.endsOn,
          },
        })}
      data-testid={`helper-${kind}`}
    >
      {kind === 'invitation' && <SentActions sent={helper} onGone={onGone} />}
      {isOpen &&
        (isChanging ? (
          <Limits helper={helper} onDone={() => setChanging(false)} />
        ) : (
          <HelperActions helper={helper} onChange={() => setChanging(true)} />
        ))}
    </PersonCard>
  );
}

function HelperActions({ helper, onChange }: { helper: Helper; onChange: () => void }) {
  const t = useWords();
  const [isStopping, setStopping] = useState(false);
  const name = helper.firstName;
  const pause = useChangeMember(helper._id);
  const stop = useChangeMember(helper._id, () => setStopping(false));
  const isPaused = helper.status === 'paused';
  return (
    <>
      <Refusal failure={pause.failure} />
      {isPaused && <p className={styles.note}>{t('circle.paused', { name })}</p>}
      <Button
        id={changeId(helper._id)}
        variant="secondary"
        onClick={onChange}
        aria-describedby={nameId(helper._id)}
        data-testid="helper-change"
      >
        {t('circle.change')}
      </Button>
      {helper.status !== 'ended' && (
        <Button
          variant="quiet"
          isBusy={pause.isPending}
          onClick={() => pause.mutate({ change: isPaused ? 'resume' : 'pause' })}
          aria-describedby={nameId(helper._id)}
          data-testid={isPaused ? 'helper-resume' : 'helper-pause'}
        >
          {t(isPaused ? 'circle.resume' : 'circle.pause')}
        </Button>
      )}
      <Button
        variant="danger"
        onClick={() => setStopping(true)}
        aria-describedby={nameId(helper._id)}
        data-testid="helper-stop"
      >
        {t('circle.stop')}
      </Button>
      <ConfirmDialog
        isOpen={isStopping}
        title={t('circle.stop.title', { name: `${helper.firstName} ${helper.lastName}` })}
        confirmLabel={t('circle.stop')}
        isBusy={stop.isPending}
        isDestructive
        onConfirm={() => stop.mutate({ change: 'stop' })}
        onClose={() => setStopping(false)}
        data-testid="stop-dialog"
      >
        <Refusal failure={stop.failure} />
        <p>{t('circle.stop.text', { name })}</p>
      </ConfirmDialog>
    </>
  );
}

function Limits({ helper, onDone }: { helper: Helper; onDone: () => void }) {
  const t = useWords();
  const toast = useToast();
  const [scopes, setScopes] = useState<Scope[]>(helper.scopes);
  const [endsOn, setEndsOn] = useState(helper.endsOn ?? '');
  const limit = useChangeMember(helper._id, () => {
    toast({ text: t('circle.saved') });
    onDone();
  });
  const [issue] = limit.failure?.issues ?? [];
  return (
    <div id={limitsId(helper._id)} className={`fields ${styles.section}`} data-testid="helper-limits">
      <Refusal failure={limit.failure} />
      <ScopeChoices
        label={t('circle.scopes', { name: helper.firstName })}
        name={`limit-${helper._id}`}
        isOwn={false}
        offered={allScopes}
        value={scopes}
        onChange={setScopes}
        error={scopes.length === 0 ? t('errors.scopesEmpty') : undefined}
      />
      <DateField
        label={t('circle.ends')}
        hint={t('circle.ends.hint')}
        isOptional
        name={`limit-ends-${helper._id}`}
        value={endsOn}
        onChange={setEndsOn}
        error={issue?.field === 'endsOn' ? t(issue.key) : undefined}
        data-testid="limit-ends"
      />
      <div className={styles.actions}>
        <Button
          isBusy={limit.isPending}
          busyLabel={t('ui.saving')}
          disabled={scopes.length === 0}
          onClick={() => limit.mutate({ change: 'limit', scopes, endsOn: endsOn || null })}
          data-testid="limit-save"
        >
          {t('circle.save')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('circle.cancel')}
        </Button>
      </div>
    </div>
  );
}
