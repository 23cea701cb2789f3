import { Check, ChevronDown, Globe } from 'lucide-react';
import { type Language, languages, offeredLanguages } from '#shared/languages.ts';
import { speak } from '#web/i18n/speaking.ts';
import { useLanguage, useWords } from '#web/i18n/words.tsx';
import { Popover } from '#web/ui/Popover.tsx';
import styles from './LanguageSelector.module.css';

type OfferedLanguage = keyof typeof offeredLanguages;
const offered = Object.keys(offeredLanguages) as OfferedLanguage[];
const isOffered = (language: Language): language is OfferedLanguage => language in offeredLanguages;

/** The current language in its own words; both choices keep the page and everything typed. Buttons: arrow keys choose nothing. */
export function LanguageSelector({ isShort = false }: { isShort?: boolean }) {
  const t = useWords();
  const language = useLanguage();
  const current = isOffered(language) ? language : 'en';
  return (
    <Popover
      align="end"
      label={t('shell.language')}
      data-testid="language-menu"
      trigger={(trigger) => (
        <button
          type="button"
          {...trigger}
          className="navlink"
          data-testid="language"
          aria-label={`${isShort ? `${languages[current].toUpperCase()}, ` : ''}${t('shell.language.current', { language: offeredLanguages[current] })}`}
        >
          {isShort ? (
            languages[current].toUpperCase()
          ) : (
            <>
              <Globe size={20} aria-hidden="true" />
              {offeredLanguages[current]}
              <ChevronDown size={18} aria-hidden="true" />
            </>
          )}
        </button>
      )}
    >
      {({ close }) => (
        <ul className={styles.choices}>
          {offered.map((code) => (
            <li key={code}>
              <button
                type="button"
                className={styles.choice}
                lang={languages[code]}
                aria-pressed={code === current}
                onClick={() => {
                  close();
                  void speak(code);
                }}
                data-testid={`language-${code}`}
              >
                <Check size={22} aria-hidden="true" />
                {offeredLanguages[code]}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
