import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from './InfoRow.module.css';

type Props = {
  name: 'name' | 'dob' | 'gender' | 'address' | 'phone' | 'email';
  value: ReactNode;
  note?: ReactNode;
  /** Changes the value in its place; gets what closes it again. */
  form?: (onEnd: () => void) => ReactNode;
  /** Where it is changed instead. */
  address?: string;
};

/** One fact: what it is, its value, and the way to change it. The focus goes into the form, and back to the button. */
export function InfoRow({ name, value, note, form, address }: Props) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    row.current?.querySelector<HTMLElement>(isOpen ? 'input:not([type=radio]), input' : 'button')?.focus();
  }, [isOpen]);
  const term = t(`settings.personal.${name}`);
  return (
    <section ref={row} className={styles.row} aria-labelledby={`info-${name}`} data-testid={`info-${name}`}>
      <h2 id={`info-${name}`} className={styles.term}>
        {term}
      </h2>
      {isOpen && form ? (
        <div className={styles.form}>{form(() => setOpen(false))}</div>
      ) : (
        <>
          <div className={styles.value}>
            <span>{value || <span className="muted">{t('account.profile.missing')}</span>}</span>
            {note && <p className="small muted">{note}</p>}
          </div>
          {form && (
            <Button variant="secondary" onClick={() => setOpen(true)} data-testid={`change-${name}`}>
              {t(value ? 'settings.change' : 'settings.add')}
              <span className="vh">: {term}</span>
            </Button>
          )}
          {address && (
            <a className="link" href={address}>
              {t(value ? 'settings.change' : 'settings.add')}
              <span className="vh">: {term}</span>
            </a>
          )}
        </>
      )}
    </section>
  );
}
