import { useState } from 'react';
import { forgetDraft } from '#web/draft-vault.ts';
import { problemsIn } from '#web/forms/problems.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { WrittenVisit } from '../partner-contract.ts';
import { useSummaryCalls } from './queries.ts';
import type { useKeeping } from './useKeeping.ts';

type Props = { visit: WrittenVisit; keeping: ReturnType<typeof useKeeping> };

/** Whether what is written is safe on the server, and why not; where another window has kept a newer draft, the choice between the two. */
export function DraftState({ visit, keeping }: Props) {
  const t = useWords();
  const { state, failure } = keeping;
  if (state === 'elsewhere') return <Elsewhere visit={visit} keeping={keeping} />;
  if (state === 'refused')
    return (
      <Notice tone="danger" isLive title={t('visitSummaries.refused')} data-testid="draft-refused">
        {problemsIn(failure, { fields: [], t }).map(({ message }) => (
          <p key={message}>{message}</p>
        ))}
        <p>{t('visitSummaries.refused.text')}</p>
      </Notice>
    );
  return (
    <p className="small muted" role="status" data-testid={`draft-${state}`}>
      {t(`visitSummaries.${state}`)}
    </p>
  );
}

function Elsewhere({ visit: { _id: id }, keeping }: Props) {
  const t = useWords();
  const calls = useSummaryCalls();
  const [isSure, setSure] = useState(false);
  const theirs = async () => {
    const newest = await calls.ask(id).catch(() => undefined);
    if (!newest) return;
    forgetDraft(`summary-${id}`);
    location.reload();
  };
  const mine = async () => {
    const newest = await calls.ask(id).catch(() => undefined);
    if (!newest) return;
    keeping.settled();
    await keeping.keep(newest.data.version);
  };
  return (
    <>
      <Notice
        tone="warning"
        isLive
        title={t('visitSummaries.elsewhere')}
        action={
          <div className="actions">
            <Button onClick={() => setSure(true)} data-testid="draft-theirs">
              {t('visitSummaries.elsewhere.theirs')}
            </Button>
            <Button variant="secondary" onClick={() => void mine()} data-testid="draft-mine">
              {t('visitSummaries.elsewhere.mine')}
            </Button>
          </div>
        }
        data-testid="draft-elsewhere"
      >
        {t('visitSummaries.elsewhere.text')}
      </Notice>
      <ConfirmDialog
        isOpen={isSure}
        title={t('visitSummaries.elsewhere.sure')}
        confirmLabel={t('visitSummaries.elsewhere.theirs')}
        isDestructive
        onConfirm={() => void theirs()}
        onClose={() => setSure(false)}
        data-testid="take-theirs"
      >
        {t('visitSummaries.elsewhere.sure.text')}
      </ConfirmDialog>
    </>
  );
}
