import { useSearchParams } from 'react-router';
import { evidenceOfKind } from '#features/providers/evidence.ts';
import { AtPlace } from '#features/providers/partner/AtPlace.tsx';
import { NoProvider } from '#features/providers/partner/NoProvider.tsx';
import { PartnerFrame } from '#features/providers/partner/PartnerFrame.tsx';
import { ownPlaces } from '#features/providers/web/places/work-places.ts';
import { TrustReceipt } from '#features/providers/web/TrustReceipt.tsx';
import { dayIn, daysBetween } from '#shared/dates.ts';
import { useNow } from '#web/useNow.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { href } from '#web/paths.ts';
import { DateText } from '#web/ui/DateText.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { isOpen } from '../../application.ts';
import type { ShownEvidence } from '../../joining-contract.ts';
import { EvidenceLineForm } from '../EvidenceLineForm.tsx';
import { myEvidence } from '../queries.ts';
import styles from './EvidencePage.module.css';
import { Renewal } from './Renewal.tsx';

export const loader = defineLoader(() => ({ places: ownPlaces(), shown: myEvidence() }));

/** What the chosen place shows, until when it holds, and what is given to take its place. */
export default function EvidencePage() {
  const t = useWords();
  const { places } = useLoaderData(loader);
  return (
    <AtPlace heading={t('shell.partner.evidence')} places={places} right="profile">
      {({ _id }) => <OwnEvidence id={_id} />}
    </AtPlace>
  );
}

function OwnEvidence({ id }: { id: string }) {
  const t = useWords();
  const [search] = useSearchParams();
  const { shown } = useLoaderData(loader);
  const place = shown?.data.find(({ _id }) => _id === id);
  if (!place) return <NoProvider />;
  const { renewal } = place;
  const line = renewal?.evidence.find(({ _id }) => _id === search.get('line'));
  const kind = line?.kind ?? evidenceOfKind[place.kind].find((known) => known === search.get('add'));
  const listAddress = href('/partner/evidence');
  if (renewal && isOpen(renewal) && kind)
    return (
      <EvidenceLineForm
        key={line?._id ?? kind}
        application={renewal}
        kind={kind}
        line={line}
        listAddress={listAddress}
      />
    );
  return (
    <PartnerFrame heading={t('shell.partner.evidence')} lead={t('partners.shown.lead')}>
      <Until place={place} />
      <div className={styles.columns}>
        <section aria-labelledby="trust-title">
          <TrustReceipt of={place.kind} isVerified={place.isVerified} lines={place.receipt} />
        </section>
        <Renewal place={place} />
      </div>
    </PartnerFrame>
  );
}

const SOON_DAYS = 30;

function Until({ place: { isVerified, until } }: { place: ShownEvidence }) {
  const t = useWords();
  const now = useNow();
  if (!isVerified || until === null) return null;
  const isSoon = daysBetween(dayIn('UTC', now), until) <= SOON_DAYS;
  return (
    <Notice tone={isSoon ? 'warning' : 'success'} title={t(isSoon ? 'partners.shown.soon' : 'partners.shown.holds')}>
      {t('partners.shown.until')} <DateText day={until} look="words" isWithin />
    </Notice>
  );
}
