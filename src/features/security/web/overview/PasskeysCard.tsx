import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { dayIn, formatDay } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { Passkey, Security } from '../../contract.ts';
import { useChange } from '../queries.ts';
import { stepAddress } from '../step-address.ts';
import { useProof } from '../useProof.tsx';
import { CardHead } from './CardHead.tsx';
import styles from './Overview.module.css';

/** Passkeys by their names; each can be renamed and removed. */
export function PasskeysCard({ own: { passkeys, canHavePasskeys } }: { own: Security }) {
  const t = useWords();
  return (
    <Card className={styles.card} aria-labelledby="passkeys">
      <CardHead id="passkeys" title={t('security.passkeys')} icon={Fingerprint} tint="pine" />
      <p>{t('security.passkeys.text')}</p>
      {passkeys.length > 0 && (
        <ul className={styles.list} data-testid="passkeys">
          {passkeys.map((passkey) => (
            <PasskeyEntry key={passkey._id} passkey={passkey} />
          ))}
        </ul>
      )}
      {canHavePasskeys ? (
        <div>
          <ButtonLink variant="secondary" href={stepAddress('passkey')} data-testid="add-passkey">
            {t('security.passkeys.add')}
          </ButtonLink>
        </div>
      ) : (
        <p className="muted">{t('security.passkeys.none')}</p>
      )}
    </Card>
  );
}

function PasskeyEntry({ passkey: { _id: id, name, createdAt, usedAt } }: { passkey: Passkey }) {
  const t = useWords();
  const toast = useToast();
  const { withProof, dialog } = useProof();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useChange(
    (calls) => withProof(() => calls.removePasskey({ params: { id } })),
    () => toast({ text: t('security.passkey.removed') }),
  );
  const dayOf = (instant: string) => formatDay(dayIn(deviceZone(), new Date(instant)));
  const removeNow = () => {
    setIsAsking(false);
    remove.mutate();
  };
  return (
    <li className={styles.entry} data-testid="passkey">
      <span className={styles.thing} aria-hidden="true">
        <Fingerprint size={24} />
      </span>
      <div>
        <b>{name}</b>
        <p className="small muted">
          {t('security.passkey.made', { day: dayOf(createdAt) })}
          <br />
          {usedAt ? t('security.passkey.used', { day: dayOf(usedAt) }) : t('security.passkey.unused')}
        </p>
        {remove.failure && (
          <Notice tone="danger" isLive>
            {t(`errors.${remove.failure.code}`, remove.failure.values)}
          </Notice>
        )}
      </div>
      <span className={styles.actions}>
        <ButtonLink
          variant="quiet"
          href={stepAddress('passkey', { id })}
          aria-label={t('security.passkey.rename.of', { name })}
          data-testid="rename-passkey"
        >
          {t('security.passkey.rename')}
        </ButtonLink>
        <Button
          variant="quiet"
          isBusy={remove.isPending}
          onClick={() => setIsAsking(true)}
          aria-label={t('security.passkey.remove.of', { name })}
          data-testid="remove-passkey"
        >
          {t('security.passkey.remove')}
        </Button>
      </span>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('security.passkey.remove.title')}
        confirmLabel={t('security.passkey.remove')}
        isDestructive
        onConfirm={removeNow}
        onClose={() => setIsAsking(false)}
        data-testid="remove-passkey-confirm"
      >
        <p>{t('security.passkey.remove.text', { name })}</p>
      </ConfirmDialog>
      {dialog}
    </li>
  );
}
