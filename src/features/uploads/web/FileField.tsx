import { Camera, Paperclip } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { fieldId } from '#web/ui/field.ts';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { fileSorts, takenTypes } from '../file.ts';
import { DropBox } from './DropBox.tsx';
import styles from './FileField.module.css';
import { FileInput } from './FileInput.tsx';
import { FileRow } from './FileRow.tsx';
import { shrinkPicture } from './shrink-picture.ts';
import type { Files } from './useFiles.ts';

type Props = {
  /** Error summaries link to it. */
  name: string;
  files: Files;
  label: ReactNode;
  /** Beside what may be chosen. */
  hint?: ReactNode;
  error?: string;
  isOptional?: boolean;
};

/** Files to send along: chosen, dropped or photographed; each on its way with its own progress, and its own error. */
export function FileField({ name, files, label, hint, error, isOptional }: Props) {
  const t = useWords();
  const { queue, rows, choices } = files;
  const [isTooMany, setTooMany] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = fieldId(name);
  const add = (chosen: readonly File[]) => setTooMany(!queue.add(chosen));
  return (
    <FieldGroup
      id={id}
      label={label}
      hint={
        <>
          {hint} <span>{t(choices.sort === 'pictures' ? 'uploads.hint.pictures' : 'uploads.hint.documents')}</span>{' '}
          {choices.most > 1 && <span>{t('uploads.hint.most', { most: choices.most })}</span>}
        </>
      }
      error={error ?? (isTooMany ? t('uploads.tooMany', { most: choices.most }) : undefined)}
      isOptional={isOptional}
    >
      <DropBox onFiles={add}>
        <Chooser id={id} files={files} inputRef={input} onChosen={add} />
      </DropBox>
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <FileRow key={row.key} row={row} queue={queue} onGone={() => input.current?.focus()} />
          ))}
        </ul>
      )}
      <p className="vh" role="status">
        {rows.some(({ state }) => state === 'sent') &&
          t('uploads.status', { count: rows.filter(({ state }) => state === 'sent').length })}
      </p>
    </FieldGroup>
  );
}

type ChooserProps = {
  id: string;
  files: Files;
  inputRef: React.RefObject<HTMLInputElement | null>;
  onChosen: (chosen: readonly File[]) => void;
};

function Chooser({ id, files: { choices }, inputRef, onChosen }: ChooserProps) {
  const t = useWords();
  const endings = Object.entries(takenTypes)
    .filter(([, type]) => (fileSorts[choices.sort] as readonly string[]).includes(type))
    .map(([ending]) => `.${ending}`);
  return (
    <span className="row">
      <FileInput
        ref={inputRef}
        id={id}
        icon={<Paperclip size={20} aria-hidden="true" />}
        word={t(choices.most > 1 ? 'uploads.chooseSeveral' : 'uploads.choose')}
        accept={endings.join(',')}
        multiple={choices.most > 1}
        aria-describedby={`${id}-hint`}
        onFiles={onChosen}
        data-testid={`${id}-choose`}
      />
      <FileInput
        id={`${id}-camera`}
        icon={<Camera size={20} aria-hidden="true" />}
        word={t('uploads.camera')}
        accept="image/*"
        capture="environment"
        isOnlyForTouch
        onFiles={(taken) => void Promise.all(taken.map(shrinkPicture)).then(onChosen)}
      />
    </span>
  );
}
