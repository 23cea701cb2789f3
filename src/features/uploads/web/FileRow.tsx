import { CircleAlert, CircleCheck, FileText } from 'lucide-react';
import { useRefusalOf } from '#web/connection.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from './FileField.module.css';
import { useFileAddress } from './file-address.ts';
import type { UploadQueue, UploadRow } from './upload-queue.ts';
import { fileSize } from './file-size.ts';

type Props = {
  row: UploadRow;
  queue: UploadQueue;
  /** Its buttons are gone with it: the focus wants another place. */
  onGone: () => void;
};

/** One file: what it is called, how far it is, and what can be done about it. */
export function FileRow({ row, queue, onGone }: Props) {
  const t = useWords();
  const locale = useLocale();
  const address = useFileAddress();
  const { key, name, bytes, state, share, sent } = row;
  const failure = useRefusalOf(row.failure);
  const drop = () => {
    queue.drop(key);
    onGone();
  };
  const isPicture = sent?.type.startsWith('image/');
  return (
    <li className={styles.row} data-state={state} data-testid="file-row">
      {sent && isPicture ? (
        <img src={address(sent._id)} alt="" width={52} height={52} className={styles.thumb} />
      ) : (
        <span className={styles.thumb}>
          <FileText size={24} aria-hidden="true" />
        </span>
      )}
      <span className={styles.words}>
        <b className={styles.name}>{name}</b>
        {state === 'failed' ? (
          <span className={styles.error} role="alert">
            <CircleAlert size={18} aria-hidden="true" />
            {failure && <span>{t(`errors.${failure.code}`, failure.values)}</span>}
          </span>
        ) : (
          <span className="small muted num">
            {fileSize(bytes, locale)}
            {' · '}
            <State state={state} share={share} />
          </span>
        )}
        {state === 'sending' && (
          <span
            className={styles.bar}
            role="progressbar"
            aria-label={t('uploads.sending', { name })}
            aria-valuenow={Math.round(share * 100)}
            aria-valuemin={0}
            aria-valuemax={100}
          >
            <progress max={1} value={share} aria-hidden="true" tabIndex={-1} />
          </span>
        )}
      </span>
      <span className={styles.actions}>
        {sent && (
          <a className="link" href={address(sent._id)} download aria-label={t('uploads.openNamed', { name })}>
            {t('uploads.open')}
          </a>
        )}
        {state === 'failed' && queue.canRetry(key) && (
          <Button variant="quiet" onClick={() => queue.retry(key)} aria-label={t('uploads.retryNamed', { name })}>
            {t('uploads.retry')}
          </Button>
        )}
        <Button
          variant="quiet"
          onClick={drop}
          aria-label={t(sent || state === 'failed' ? 'uploads.removeNamed' : 'uploads.cancelNamed', { name })}
        >
          {t(sent || state === 'failed' ? 'uploads.remove' : 'ui.cancel')}
        </Button>
      </span>
    </li>
  );
}

function State({ state, share }: Pick<UploadRow, 'state' | 'share'>) {
  const t = useWords();
  if (state === 'sending')
    return (
      <span>{share < 1 ? t('uploads.percent', { percent: Math.round(share * 100) }) : t('uploads.checking')}</span>
    );
  if (state === 'offline') return <span>{t('uploads.offline')}</span>;
  if (state === 'waits') return <span>{t('uploads.waits')}</span>;
  return (
    <span className={styles.done}>
      <CircleCheck size={18} aria-hidden="true" /> {t('uploads.done')}
    </span>
  );
}
