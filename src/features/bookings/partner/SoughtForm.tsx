import { CalendarClock, Search, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { fieldId } from '#web/ui/field.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { LONGEST_SOUGHT, type RequestSearch } from '../request-contract.ts';
import styles from './SoughtForm.module.css';

type Props = { sought: RequestSearch; onSeek: (sought: RequestSearch) => void };

/** Looks for a request by a name or its number, and for what concerns today. */
export function SoughtForm({ sought, onSeek }: Props) {
  const t = useWords();
  const form = useRef<HTMLFormElement>(null);
  const { text: shown } = sought;
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    // What is looked for can come from the address, too; the field itself stays, and with it the focus.
    const box = form.current?.elements.namedItem('sought');
    if (box instanceof HTMLInputElement) box.value = shown;
  }, [shown]);
  const seek = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('sought') ?? '').trim();
    onSeek({ ...sought, text });
  };
  return (
    <form ref={form} role="search" className={styles.form} onSubmit={seek} noValidate data-print="hide">
      <TextField
        label={t('partner.sought')}
        name="sought"
        type="search"
        defaultValue={sought.text}
        maxLength={LONGEST_SOUGHT}
        autoComplete="off"
        data-testid="sought"
      />
      <IconButton type="submit" label={t('partner.sought.go')} icon={<Search size={22} />} data-testid="seek" />
      <Chip
        icon={<CalendarClock size={20} aria-hidden="true" />}
        isPressed={sought.today === '1'}
        onClick={() => onSeek({ ...sought, today: sought.today ? undefined : '1' })}
        data-testid="only-today"
      >
        {t('partner.sought.today')}
      </Chip>
      {sought.text !== '' && (
        <Chip
          icon={<X size={20} aria-hidden="true" />}
          onClick={() => {
            onSeek({ ...sought, text: '' });
            // This button goes.
            document.getElementById(fieldId('sought'))?.focus();
          }}
          data-testid="sought-clear"
        >
          {t('partner.sought.clear')}
        </Chip>
      )}
    </form>
  );
}
