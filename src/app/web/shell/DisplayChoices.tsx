import { useId } from 'react';
import { textSizes, themes } from '#shared/ui-cookie.ts';
import { useWords } from '#web/i18n/words.tsx';

import { changeDisplay, useDisplay } from '#web/display.ts';
import { useTellGlobal } from '../useTellGlobal.ts';
import styles from './DisplayChoices.module.css';

/** Text size (A A A) and theme: applied at once, remembered on the device and by the account. */
export function DisplayChoices() {
  const t = useWords();
  const id = useId();
  const { textSize, theme } = useDisplay();
  const tell = useTellGlobal();
  const choose = (chosen: Parameters<typeof changeDisplay>[0]) => {
    changeDisplay(chosen);
    tell(chosen);
  };
  return (
    <div className={styles.choices}>
      <fieldset className={styles.group}>
        <legend>{t('shell.textSize')}</legend>
        {textSizes.map((size) => (
          <label key={size} data-size={size}>
            <input
              type="radio"
              name={`${id}-size`}
              checked={size === textSize}
              onChange={() => choose({ textSize: size })}
              data-testid={`text-size-${size}`}
            />
            <span aria-hidden="true">A</span>
            <span className="vh">{t(`shell.textSize.${size}`)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('shell.theme')}</legend>
        {themes.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name={`${id}-theme`}
              checked={name === theme}
              onChange={() => choose({ theme: name })}
              data-testid={`theme-${name}`}
            />
            <span>{t(`shell.theme.${name}`)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
