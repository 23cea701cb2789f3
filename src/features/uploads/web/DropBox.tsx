import { type ReactNode, useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import styles from './FileField.module.css';

/** Where files are dropped; `children` are the ways to choose them. */
export function DropBox({ onFiles, children }: { onFiles: (dropped: readonly File[]) => void; children: ReactNode }) {
  const t = useWords();
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={styles.box}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      <span className={styles.dropHint}>{t('uploads.drop')}</span>
    </div>
  );
}
