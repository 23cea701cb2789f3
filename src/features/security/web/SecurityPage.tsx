import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { href } from '#web/paths.ts';
import { pageTitle } from '#web/page-title.ts';
import type { Security } from '../contract.ts';
import { ClosingCard } from './overview/ClosingCard.tsx';
import { DevicesCard } from './overview/DevicesCard.tsx';
import { FactorCard } from './overview/FactorCard.tsx';
import { LogInCard } from './overview/LogInCard.tsx';
import styles from './overview/Overview.module.css';
import { PasskeysCard } from './overview/PasskeysCard.tsx';
import { ownSecurity } from './queries.ts';
import { AddressStep } from './steps/AddressStep.tsx';
import { AppStep } from './steps/AppStep.tsx';
import { NewCodesStep } from './steps/NewCodesStep.tsx';
import { OffStep } from './steps/OffStep.tsx';
import { PasskeyStep } from './steps/PasskeyStep.tsx';
import { PasswordStep } from './steps/PasswordStep.tsx';

export const loader = defineLoader(() => ({ own: ownSecurity() }));

type Step = ComponentType<{ own: Security }>;

const steps: Record<string, Step> = {
  password: PasswordStep,
  email: ({ own }) => <AddressStep key="email" channel="email" own={own} />,
  phone: ({ own }) => <AddressStep key="phone" channel="phone" own={own} />,
  app: AppStep,
  codes: NewCodesStep,
  off: OffStep,
  passkey: PasskeyStep,
};

/** How one logs in, and where one is logged in; `?step=` changes one part of it. */
export default function SecurityPage() {
  const [search] = useSearchParams();
  const { own } = useLoaderData(loader);
  const Step = steps[search.get('step') ?? ''];
  return Step ? <Step own={own} /> : <Overview own={own} />;
}

function Overview({ own }: { own: Security }) {
  const t = useWords();
  return (
    <div className="wrap page-stack">
      <title>{pageTitle(t('security.title'))}</title>
      <header>
        <h1 tabIndex={-1}>{t('security.title')}</h1>
        <p className="muted">{t('security.lead')}</p>
        <p>
          <a className="link" href={href('/dashboard-privacy', undefined, { by: 'all' })} data-testid="to-history">
            {t('security.history')}
          </a>
        </p>
      </header>
      <div className={styles.columns}>
        <LogInCard own={own} />
        <FactorCard factor={own.factor} />
        <PasskeysCard own={own} />
        <DevicesCard devices={own.devices} />
        <ClosingCard />
      </div>
    </div>
  );
}
