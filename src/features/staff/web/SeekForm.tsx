import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { queryText } from '#web/paths.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './SeekForm.module.css';

type Props = {
  label: string;
  seekLabel: string;
  /** What the address asks for now. */
  text: string | undefined;
  longest: number;
  /** What else the address keeps. */
  kept?: Record<string, string>;
  /** On the field and on the button: with `-sought` and `-seek`. */
  'data-testid': string;
};

/** Seeks by words, which stand in the address as `?text=`; another search begins at its first page. */
export function SeekForm({ label, seekLabel, text = '', longest, kept, 'data-testid': testId }: Props) {
  const [, setSearch] = useSearchParams();
  const seek = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sought = String(new FormData(event.currentTarget).get('sought') ?? '').trim();
    setSearch(queryText({ ...kept, text: sought || undefined }), { preventScrollReset: true });
  };
  return (
    <form role="search" className={styles.search} onSubmit={seek} noValidate>
      <TextField
        key={text}
        label={label}
        name="sought"
        type="search"
        defaultValue={text}
        maxLength={longest}
        autoComplete="off"
        data-testid={`${testId}-sought`}
      />
      <IconButton type="submit" label={seekLabel} icon={<Search size={22} />} data-testid={`${testId}-seek`} />
    </form>
  );
}
