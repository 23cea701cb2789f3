import { useFindCare } from '#features/bookings/web/booking-pages.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import styles from './Welcome.module.css';

/** For somebody who has never booked: three first steps. */
export function Welcome() {
  const t = useWords();
  const findCare = useFindCare();
  const steps = [
    { word: 'dashboard.first.find', href: findCare },
    { word: 'dashboard.first.health', href: href('/profile/form/onboarding') },
    { word: 'dashboard.first.about', href: href('/profile/form') },
  ];
  return (
    <section className={`on-band ${styles.welcome}`} data-testid="welcome">
      <h2>{t('dashboard.welcome')}</h2>
      <ol>
        {steps.map(({ word, href }, index) => (
          <li key={word}>
            {index === 0 ? (
              <ButtonLink href={href}>{t(word)}</ButtonLink>
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
