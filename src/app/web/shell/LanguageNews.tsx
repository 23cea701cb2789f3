import { useEffect, useRef, useState } from 'react';
import { useLanguage, useWords } from '#web/i18n/words.tsx';

/** Says once, in the new language, that the language has changed. */
export function LanguageNews() {
  const t = useWords();
  const language = useLanguage();
  const before = useRef(language);
  const [hasChanged, setChanged] = useState(false);
  useEffect(() => {
    if (before.current !== language) setChanged(true);
    before.current = language;
  }, [language]);
  return (
    <div role="status" className="vh">
      {hasChanged && t('shell.language.changed')}
    </div>
  );
}
