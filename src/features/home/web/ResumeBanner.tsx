import { useState } from 'react';
import { forgetAllDrafts, newestDraft } from '#web/draft-vault.ts';
import { useWords } from '#web/i18n/words.tsx';
import { ownPath, href, toLogin } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useIsAlive } from '#web/useIsAlive.ts';
import styles from './ResumeBanner.module.css';

/** Above everything when something typed in this tab waits to be finished. Drafts are in the browser only, so it is rendered after hydration. */
export function ResumeBanner() {
  return useIsAlive() && <WaitingDraft />;
}

function WaitingDraft() {
  const t = useWords();
  const [draft, setDraft] = useState(newestDraft);
  if (!draft) return null;
  const path = ownPath(draft.path) ?? href('/');
  const startOver = () => {
    forgetAllDrafts();
    setDraft(undefined);
  };
  return (
    <section
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
