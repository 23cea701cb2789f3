import { Trash2 } from 'lucide-react';
import type { SentFile } from '#features/uploads/file.ts';
import { useFileAddress } from '#features/uploads/web/file-address.ts';
import { useWords } from '#web/i18n/words.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import styles from './Editor.module.css';

type Props = { files: readonly SentFile[]; onRemove: (id: string) => void };

/** Files that go with the draft already. */
export function KeptFiles({ files, onRemove }: Props) {
  const t = useWords();
  const address = useFileAddress();
  if (files.length === 0) return null;
  return (
    <ul className={styles.list} data-testid="kept-files">
      {files.map(({ _id: id, name }) => (
        <li key={id}>
          <a className="link" href={address(id)} target="_blank" rel="noreferrer" download={name}>
            {name}
          </a>
          <IconButton
            label={t('visitSummaries.file.remove', { name })}
            icon={<Trash2 size={22} />}
            onClick={() => onRemove(id)}
          />
        </li>
      ))}
    </ul>
  );
}
