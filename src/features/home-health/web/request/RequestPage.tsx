import { useSearchParams } from 'react-router';
import { FocusLayout } from '#features/account/web/FocusLayout.tsx';
import { actedFor } from '#features/family/web/queries.ts';
import { LeadForm } from '#features/lead-requests/web/LeadForm.tsx';
import { leadsTo } from '#features/lead-requests/web/queries.ts';
import { HOME_HEALTH } from '#features/providers/disciplines.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { href, toLogin } from '#web/paths.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useIsLoggedIn } from '#web/useSession.tsx';
import type { AgencyDetails } from '../../agency.ts';
import { agencyAddress, requestAddress } from '../agency-words.ts';
import { AgencySearchForm } from '../list/AgencySearchForm.tsx';
import { agencyWith } from '../queries.ts';

export const loader = defineLoader(({ search }) => ({ found: agencyWith(search.get('agency')) }));

/** Asks one agency (`?agency=`) to call: what is needed, from when on, for whom, how to reach one, and the consent to exactly that. */
export default function RequestPage() {
  const t = useWords();
  const [search] = useSearchParams();
  const isLoggedIn = useIsLoggedIn();
  const agency = useLoaderData(loader).found?.data;
  if (!agency)
    return (
      <FocusLayout title={t('homeHealth.ask.title')} hasSmallPicture>
        <p>{t(search.has('agency') ? 'homeHealth.gone.hint' : 'homeHealth.ask.choose')}</p>
        <AgencySearchForm id="agencies" />
      </FocusLayout>
    );
  return (
    <FocusLayout
      title={t('homeHealth.ask.title')}
      back={<BackLink href={agencyAddress(agency._id)}>{agency.name}</BackLink>}
    >
      <p className="muted">{t('homeHealth.ask.text', { name: agency.name })}</p>
      {isLoggedIn ? <Request agency={agency} /> : <LogInFirst agency={agency} />}
    </FocusLayout>
  );
}

function Request({ agency: { _id: id, name } }: { agency: AgencyDetails }) {
  const t = useWords();
  const { data: people } = useQuery(actedFor());
  const { data: sent } = useQuery(leadsTo(id));
  if (!people || !sent) return <Skeleton shape="card" />;
  const isOpen = sent.data.some(({ status, withdrawnAt }) => status !== 'closed' && withdrawnAt === null);
  return (
    <>
      {isOpen && (
        <Notice title={t('homeHealth.ask.sent')} data-testid="request-open">
          <a className="link" href={href('/dashboard-leadsinfo')}>
            {t('homeHealth.ask.toRequests')}
          </a>
        </Notice>
      )}
      {(!isOpen || people.data.length > 0) && <LeadForm provider={{ id, name, kind: HOME_HEALTH }} people={people} />}
    </>
  );
}

/** So that the request can be followed, and taken back. */
function LogInFirst({ agency: { _id: id } }: { agency: AgencyDetails }) {
  const t = useWords();
  const next = requestAddress(id);
  return (
    <div className="stack" data-testid="request-login">
      <p>{t('homeHealth.ask.logIn')}</p>
      <div className="row">
        <ButtonLink size="large" href={toLogin(next)} data-testid="request-to-login">
          {t('bookings.gate.login')}
        </ButtonLink>
        <ButtonLink size="large" variant="secondary" href={href('/profile/signup', undefined, { next })}>
          {t('bookings.gate.signup')}
        </ButtonLink>
      </div>
    </div>
  );
}
