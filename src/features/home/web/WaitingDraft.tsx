import { useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router';
import { forgetAllDrafts, newestDraft } from '#web/draft-vault.ts';
import { useWords } from '#web/i18n/words.tsx';
import { ownPath, href, toLogin } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import styles from './WaitingDraft.module.css';

/** What somebody was in the middle of in this tab. */
export function WaitingDraft() {
  const t = useWords();
  const [draft, setDraft] = useState(newestDraft);
  const banner = useRef<HTMLElement>(null);
  const kind = useNavigationType();
  // It may come when the focus has gone to the heading below it already.
  useEffect(() => {
    if (kind !== 'POP' && document.activeElement?.matches('main h1')) banner.current?.focus({ preventScroll: true });
  }, [kind]);
  if (!draft) return null;
  const path = ownPath(draft.path) ?? href('/');
  const startOver = () => {
    forgetAllDrafts();
    setDraft(undefined);
  };
  return (
    <section
      ref={banner}
      className={`wrap ${styles.banner}`}
      aria-label={draft.label}
      tabIndex={-1}
      data-takes-focus
      data-testid="resume"
    >
      <Notice
        title={draft.label}
        action={
          <>
            <ButtonLink href={draft.isGuests ? path : toLogin(path)} data-testid="resume-continue">
              {t(draft.isGuests ? 'ui.continue' : 'home.resume.logIn')}
            </ButtonLink>
            <Button variant="quiet" onClick={startOver} data-testid="resume-start-over">
              {t('home.resume.startOver')}
            </Button>
          </>
        }
      >
        {t(draft.isGuests ? 'home.resume.guest' : 'home.resume.text')}
      </Notice>
    </section>
  );
}
