import { Check } from 'lucide-react';
import { isAboutKnown } from '#features/account/web/profile/change-info.ts';
import { useOwnInfo } from '#features/account/web/profile/queries.ts';
import { FindCare } from '#features/bookings/web/booking-pages.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import styles from './Welcome.module.css';

/** For somebody who has never booked: three first steps, and which of them are done. */
export function Welcome() {
  const t = useWords();
  const { data: info } = useOwnInfo();
  const steps = [
    {
      word: 'dashboard.first.health',
      href: href('/profile/form/onboarding'),
      // the basics are the last of what a profile is complete with
      isDone: info?.completeness === 100,
    },
    { word: 'dashboard.first.about', href: href('/profile/form'), isDone: info !== undefined && isAboutKnown(info) },
  ];
  return (
    <section className={`on-band ${styles.welcome}`} data-testid="welcome">
      <h2>{t('dashboard.welcome')}</h2>
      <ol>
        <li className={styles.find}>
          <FindCare />
        </li>
        {steps.map(({ word, href, isDone }) => (
          <li key={word}>
            {isDone ? (
              <p className={styles.done}>
                <Check size={20} aria-hidden="true" />
                {t(word)}
                <span className="vh">{`, ${t('ui.timeline.done')}`}</span>
              </p>
            ) : (
              <ButtonLink variant="secondary" href={href}>
                {t(word)}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
