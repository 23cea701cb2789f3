import { FileText, Trash2 } from 'lucide-react';
import { useWords } from '#web/i18n/words.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import type { SentFile } from '../file.ts';
import { useFileAddress } from './file-address.ts';

type Props = { files: readonly SentFile[]; onRemove?: (id: string) => void; 'data-testid'?: string };

/** Files that hang on something, by name; each can be taken off where `onRemove` is given. */
export function FileLinks({ files, onRemove, 'data-testid': testId = 'kept-files' }: Props) {
  const t = useWords();
  const address = useFileAddress();
  if (files.length === 0) return null;
  return (
    <ul className="entries" data-testid={testId}>
      {files.map(({ _id: id, name }) => (
        <li key={id}>
          <span>
            <a className="link" href={address(id)} target="_blank" rel="noreferrer" download={name}>
              <FileText size={20} aria-hidden="true" />
              {name}
            </a>
          </span>
          {onRemove && (
            <IconButton
              label={t('uploads.removeNamed', { name })}
              icon={<Trash2 size={22} />}
              onClick={() => onRemove(id)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
