import { useId } from 'react';
import { textSizes, themes } from '#shared/ui-cookie.ts';
import { useWords } from '#web/i18n/words.tsx';
import { changeDisplay, useDisplay } from './display.ts';
import styles from './DisplayChoices.module.css';

/** Text size (A A A) and theme: applied at once, remembered on the device. */
export function DisplayChoices() {
  const t = useWords();
  const id = useId();
  const { textSize, theme } = useDisplay();
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
              onChange={() => changeDisplay({ textSize: size })}
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
              onChange={() => changeDisplay({ theme: name })}
              data-testid={`theme-${name}`}
            />
            <span>{t(`shell.theme.${name}`)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
