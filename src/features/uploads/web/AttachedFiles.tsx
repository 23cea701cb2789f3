import { FileText } from 'lucide-react';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import type { SentFile } from '../file.ts';
import styles from './AttachedFiles.module.css';
import { useFileAddress } from './file-address.ts';
import { fileSize } from './file-size.ts';

/** Pictures as they are, documents by name; each opens in a tab of its own. */
export function AttachedFiles({ files }: { files: readonly SentFile[] }) {
  const t = useWords();
  const locale = useLocale();
  const address = useFileAddress();
  return (
    <ul className={styles.files}>
      {files.map(({ _id, name, type, bytes, width, height }) => (
        <li key={_id}>
          {type.startsWith('image/') ? (
            <a href={address(_id)} target="_blank" rel="noreferrer" aria-label={t('uploads.picture', { name })}>
              <img src={address(_id)} alt="" width={width ?? undefined} height={height ?? undefined} loading="lazy" />
            </a>
          ) : (
            <a className={styles.document} href={address(_id)} target="_blank" rel="noreferrer" download={name}>
              <FileText size={24} aria-hidden="true" />
              <span>
                <b>{name}</b>
                <span className="small muted">{fileSize(bytes, locale)}</span>
              </span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
