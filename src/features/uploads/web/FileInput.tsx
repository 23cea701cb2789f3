import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import styles from './FileField.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  id: string;
  icon: ReactNode;
  word: ReactNode;
  isOnlyForTouch?: boolean;
  onFiles: (files: File[]) => void;
};

/** The browser's own control, so that keys, screen readers and phones do what they always do; one file can be chosen twice. */
export function FileInput({ id, icon, word, isOnlyForTouch = false, onFiles, ...rest }: Props) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    target.value = '';
    onFiles(chosen);
  };
  return (
    <span className={styles.choose} data-only={isOnlyForTouch ? 'touch' : undefined}>
      <input {...rest} id={id} type="file" onChange={choose} />
      <label htmlFor={id}>
        {icon}
        <span>{word}</span>
      </label>
    </span>
  );
}
