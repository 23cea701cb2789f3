import { Download, FileArchive, Hourglass } from 'lucide-react';
import { useProof } from '#features/security/web/useProof.tsx';
import { fileSize } from '#features/uploads/web/file-size.ts';
import { dayIn, formatDayInWords } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Arch } from '#web/ui/Arch.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { StateTag } from '#web/ui/StateTag.tsx';
import { COPY_DAYS } from '../closing.ts';
import type { Copy } from '../contract.ts';
import styles from './OwnData.module.css';
import { archiveAddress, useAct } from './queries.ts';

/** Everything that is kept of an account as one archive: asked for, being made, and there to be fetched. */
export function CopyCard({ copies, parts }: { copies: readonly Copy[]; parts: readonly string[] }) {
  const t = useWords();
  const { withProof, dialog } = useProof();
  const asking = useAct((calls) => withProof(() => calls.askCopy()));
  const isMaking = copies.some(({ state }) => state === 'asked');
  return (
    <Card aria-labelledby="copy" className={styles.card} data-testid="copy">
      <Arch size="icon" tint="sky">
        <FileArchive size={28} aria-hidden="true" />
      </Arch>
      <div className={styles.words}>
        <h2 id="copy">{t('closing.copy.title')}</h2>
        <p>{t('closing.copy.text', { days: COPY_DAYS })}</p>
        <Disclosure summary={t('closing.copy.parts')}>
          <ul className={styles.parts}>
            {parts.map((name) => (
              <li key={name}>{t(`closing.parts.${name}`)}</li>
            ))}
          </ul>
        </Disclosure>
        {isMaking ? (
          <Notice isLive data-testid="copy-making">
            {t('closing.copy.making')}
          </Notice>
        ) : (
          <div>
            <Button
              onClick={asking.run}
              isBusy={asking.isBusy}
              busyLabel={t('closing.copy.asking')}
              data-testid="copy-ask"
            >
              {t('closing.copy.ask')}
            </Button>
          </div>
        )}
        <Refusal failure={asking.failure} />
        {copies.length > 0 && (
          <ul className={styles.list} aria-label={t('closing.copy.list')}>
            {copies.map((copy) => (
              <CopyRow key={copy._id} copy={copy} />
            ))}
          </ul>
        )}
      </div>
      {dialog}
    </Card>
  );
}

const looks = {
  asked: { tone: 'warning', icon: Hourglass },
  ready: { tone: 'success', icon: Download },
  failed: { tone: 'danger' },
  gone: { tone: 'neutral' },
} as const;

function CopyRow({ copy: { _id: id, state, bytes, askedAt, expiresAt } }: { copy: Copy }) {
  const t = useWords();
  const locale = useLocale();
  const { withProof, dialog } = useProof();
  const opening = useAct(
    (calls) => withProof(() => calls.openCopy({ params: { id } })),
    () => window.location.assign(archiveAddress(id)),
  );
  const dayOf = (instant: string) => formatDayInWords(dayIn(deviceZone(), new Date(instant)), locale);
  return (
    <li className={styles.row} data-testid={`copy-${state}`}>
      <div>
        <b>{dayOf(askedAt)}</b> <StateTag look={looks[state]}>{t(`closing.copy.is.${state}`)}</StateTag>
        {state === 'ready' && expiresAt && (
          <p className="small muted">
            {t('closing.copy.until', { size: fileSize(bytes, locale), day: dayOf(expiresAt) })}
          </p>
        )}
        {state === 'failed' && <p className="small muted">{t('closing.copy.failed')}</p>}
        <Refusal failure={opening.failure} />
      </div>
      {state === 'ready' && (
        <Button
          variant="secondary"
          icon={<Download size={20} aria-hidden="true" />}
          onClick={opening.run}
          isBusy={opening.isBusy}
          data-testid="copy-fetch"
        >
          {t('closing.copy.fetch')}
        </Button>
      )}
      {dialog}
    </li>
  );
}
