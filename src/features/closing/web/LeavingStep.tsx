import { useState } from 'react';
import { useProof } from '#features/security/web/useProof.tsx';
import { forgetAllDrafts } from '#web/draft-vault.ts';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { session } from '#web/session.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { HelpLine } from '#web/ui/HelpLine.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { useLeave } from '#web/useLeave.ts';
import type { ClosingKind } from '#features/account/leaving.ts';
import type { LeavingAccount } from '../contract.ts';
import { ChosenHeirs } from './ChosenHeirs.tsx';
import { KeptList } from './KeptList.tsx';
import { OpenMatters } from './OpenMatters.tsx';
import styles from './OwnData.module.css';
import { useAct } from './queries.ts';
import { WhatHappens } from './WhatHappens.tsx';

type Props = { kind: ClosingKind; own: LeavingAccount };

/** Says all that leaving means before it is done: what has to be settled first, who is handed on, what goes, what is kept and why. */
export function LeavingStep({ kind, own }: Props) {
  const t = useWords();
  const { withProof, dialog } = useProof();
  const [heirs, setHeirs] = useState<Record<string, string>>({});
  const gone = useGone();
  const dependants = own.dependants.map(({ _id: personId }) => ({ personId, relationId: heirs[personId] || null }));
  // Whoever is handed on takes their bookings along.
  const open = own.open.filter(({ personId }) => personId === null || !heirs[personId]);
  const leaving = useAct(
    (calls) => withProof(() => session.endBy(() => calls.close({ body: { kind, dependants } }))),
    ({ message }) => gone(message),
  );
  const title = t(`closing.${kind}.title`);
  return (
    <div className="wrap page-stack page-narrow">
      <title>{pageTitle(title)}</title>
      <header>
        <BackLink href={href('/dashboard-data')}>{t('closing.back')}</BackLink>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="muted">{t(`closing.${kind}.lead`)}</p>
      </header>
      <OpenMatters kind={kind} open={open} />
      <ChosenHeirs dependants={own.dependants} heirs={heirs} onChoose={setHeirs} />
      <WhatHappens kind={kind} until={own.until} />
      <KeptList kind={kind} own={own} />
      <Card className={styles.end} tint="sunken" aria-labelledby="leave">
        <h2 id="leave">{t(`closing.${kind}.sure`)}</h2>
        <p>{t(open.length > 0 ? 'closing.first' : `closing.${kind}.then`)}</p>
        <Refusal failure={leaving.failure} />
        <div className={styles.actions}>
          {open.length === 0 && (
            <Button
              variant={kind === 'delete' ? 'danger-filled' : 'primary'}
              onClick={leaving.run}
              isBusy={leaving.isBusy}
              busyLabel={t('closing.busy')}
              data-testid="leave-submit"
            >
              {t(`closing.${kind}.submit`)}
            </Button>
          )}
          <ButtonLink variant="secondary" href={href('/dashboard-account')} data-testid="leave-stay">
            {t('closing.stay')}
          </ButtonLink>
        </div>
        <HelpLine />
      </Card>
      {dialog}
    </div>
  );
}

/** The server has logged every device out: this one forgets what it knew, goes home and says how to come back. */
function useGone() {
  const leave = useLeave();
  const toast = useToast();
  return async (text: string) => {
    forgetAllDrafts();
    await leave();
    toast({ text });
  };
}
