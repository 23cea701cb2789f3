import { useSearchParams } from 'react-router';
import { ownInfo } from '#features/account/web/profile/queries.ts';
import { OwnPortrait } from '#features/family/web/OwnPortrait.tsx';
import { ownChoices } from '#features/preferences/web/queries.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { Closing } from './Closing.tsx';
import { ownDevices } from './Devices.tsx';
import { NewsChoices } from './NewsChoices.tsx';
import { PersonalInfo } from './PersonalInfo.tsx';
import { Sections } from './Sections.tsx';

export const loader = defineLoader(() => ({ info: ownInfo(), choices: ownChoices(), devices: ownDevices() }));

const steps = ['personal', 'notifications'] as const;

/** The hub of what belongs to an account, and the two of its sections that have no address of their own. */
export default function AccountPage() {
  const t = useWords();
  const [search] = useSearchParams();
  const { info, choices, devices } = useLoaderData(loader);
  const step = steps.find((name) => name === search.get('step'));
  const title = t(step ? `settings.${step}` : 'settings.title');
  return (
    <div className="wrap page-stack page-narrow">
      <title>{pageTitle(title)}</title>
      <header>
        {step && <BackLink href={href('/dashboard-account')}>{t('settings.back')}</BackLink>}
        <h1 tabIndex={-1}>{title}</h1>
        <p className="muted">{t(step ? `settings.${step}.lead` : 'settings.lead')}</p>
      </header>
      {step === 'personal' && (
        <>
          <OwnPortrait info={info.data} />
          <PersonalInfo info={info.data} />
          <p>
            <a className="link" href={href('/myProfile')} data-testid="to-profile">
              {t('settings.personal.profile')}
            </a>
          </p>
        </>
      )}
      {step === 'notifications' && (
        <NewsChoices
          choices={choices.data.notifications}
          zone={choices.data.global.timeZone}
          info={info.data}
          devices={devices.data}
          publicKey={devices.publicKey}
        />
      )}
      {!step && (
        <>
          <Sections info={info.data} choices={choices.data} />
          <Closing />
        </>
      )}
    </div>
  );
}
