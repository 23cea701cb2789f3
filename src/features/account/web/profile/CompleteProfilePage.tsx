import { useWords } from '#web/i18n/words.tsx';
import { defineLoader } from '#web/loader.ts';
import { useIsLoggedIn, useSession } from '#web/useSession.tsx';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card, type Tint } from '#web/ui/Card.tsx';
import { ServiceLinks } from '#web/ui/ServiceLinks.tsx';
import styles from './CompleteProfilePage.module.css';
import { FocusLayout } from '../FocusLayout.tsx';
import { LogInFirst } from '../LogInFirst.tsx';
import { isBooking, useNext } from '../next.ts';
import { OwnInfo } from './OwnInfo.tsx';
import { ProgressRing } from './ProgressRing.tsx';
import { ownQuestions } from './queries.ts';

const steps: { name: 'family' | 'record'; path: string; tint: Tint }[] = [
  { name: 'family', path: '/dashboard-addfamily', tint: 'coral' },
  { name: 'record', path: '/healthrecords', tint: 'lilac' },
];

export const loader = defineLoader(ownQuestions);

/** The end of signing up: how much is known, and what can be done next. */
export default function CompleteProfilePage() {
  const t = useWords();
  const next = useNext();
  const session = useSession();
  if (!useIsLoggedIn())
    return <LogInFirst title={t('account.complete.guestTitle')} text={t('account.complete.logIn')} hasBrandRow />;
  const title = session ? t('account.complete.title', { name: session.firstName }) : t('account.complete.guestTitle');
  return (
    <OwnInfo title={title} hasBrandRow>
      {({ completeness }) => (
        <FocusLayout title={title} hasBrandRow>
          <ProgressRing percent={completeness} label={t('account.complete.progress', { percent: completeness })} />
          {completeness < 100 && (
            <div>
              <a className="link" href={href('/myProfile')}>
                {t('account.complete.rest')}
              </a>
            </div>
          )}
          <div className="stack">
            {steps.map(({ name, path, tint }) => (
              <Card key={name} tint={tint} aria-labelledby={`step-${name}`}>
                <h2 id={`step-${name}`} className={styles.step}>
                  <a className="link" href={path}>
                    {t(`account.complete.${name}`)}
                  </a>
                </h2>
                <p>{t(`account.complete.${name}.why`)}</p>
              </Card>
            ))}
            <Card tint="sun" aria-labelledby="step-care">
              <h2 id="step-care" className={styles.step}>
                {t('account.complete.care')}
              </h2>
              <p>{t('account.complete.care.why')}</p>
              <div className="actions">
                <ServiceLinks isSecond />
              </div>
            </Card>
          </div>
          <p>
            <ButtonLink size="large" href={next ?? href('/dashboard')} data-testid="complete-go">
              {t(
                isBooking(next) ? 'account.complete.toBooking' : next ? 'ui.continue' : 'account.complete.toDashboard',
              )}
            </ButtonLink>
          </p>
        </FocusLayout>
      )}
    </OwnInfo>
  );
}
