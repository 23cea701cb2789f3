import { useEffect, useRef } from 'react';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import styles from './SavedNotice.module.css';
import { useIsChanged } from './useIsChanged.ts';

type Props = { control: CheckedForm<object>['control']; start: object };

/** Stands where the page begins and takes the focus, because the form below begins anew; gone with the next change. */
export function SavedNotice({ control, start }: Props) {
  const t = useWords();
  const box = useRef<HTMLDivElement>(null);
  const isPast = useIsChanged(control, start);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={box} tabIndex={-1} role="group" hidden={isPast} className={styles.saved} data-testid="saved">
      <Notice tone="success" title={t('partner.profile.saved')}>
        {t('partner.profile.saved.text')}
      </Notice>
    </div>
  );
}
