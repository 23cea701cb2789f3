import { Phone, Printer } from 'lucide-react';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { phoneInWords, phoneLink } from '#shared/phone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { openedPart } from '#web/opened-part.ts';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PrintHead } from '#web/ui/PrintHead.tsx';
import { useMedia } from '#web/ui/useMedia.ts';
import { useKindsOfPages } from '../booking-pages.tsx';
import { Directions } from './Directions.tsx';
import { DistanceFromHere } from './DistanceFromHere.tsx';
import styles from './LocationPreviewPage.module.css';
import { bookedIn, providerIn, townIn } from './queries.ts';

const ProviderMap = openedPart(async () => (await import('#features/providers/web/ProviderMap.tsx')).ProviderMap);

export const loader = defineLoader(({ search }) => ({
  provider: providerIn(search),
  booked: bookedIn(search),
  town: townIn(search),
}));

/** Where something is, on the whole screen: of a provider, a booking, or an address in words (`?provider=`, `?booking=`, `?address=`). */
export default function LocationPreviewPage() {
  const t = useWords();
  const isAwake = useMedia('all');
  const place = usePlace();
  if (!place) return <NoPlace />;
  return (
    <div className={styles.page}>
      <title>{pageTitle(place.name)}</title>
      <div className={styles.map} data-print="hide">
        {isAwake && (
          <Suspense>
            <ProviderMap
              pin={{ ...place, id: 'here', label: place.pin, name: place.name }}
              from={{ ...place, label: place.name }}
            />
          </Suspense>
        )}
      </div>
      <section className={styles.card} aria-labelledby="place-title">
        <PrintHead />
        <h1 id="place-title" tabIndex={-1}>
          {place.name}
        </h1>
        <div className={styles.line}>
          <address data-testid="place-address">{place.address}</address>
          <CopyButton text={place.address} label={t('bookings.place.copy')} data-testid="copy-address" />
        </div>
        {place.isTown && <p className="small muted">{t('bookings.place.middle')}</p>}
        {place.arrival && <p>{place.arrival}</p>}
        <DistanceFromHere to={place} />
        <Directions to={place} />
        {place.phone && (
          <ButtonLink
            variant="quiet"
            icon={<Phone size={20} aria-hidden="true" />}
            href={phoneLink(place.phone)}
            data-testid="place-call"
          >
            {phoneInWords(place.phone)}
          </ButtonLink>
        )}
        <Button
          variant="quiet"
          icon={<Printer size={20} aria-hidden="true" />}
          onClick={() => window.print()}
          data-testid="print-place"
        >
          {t('bookings.print')}
        </Button>
        {place.back && (
          <a className="link" href={place.back} data-testid="place-back">
            {t('bookings.place.booking')}
          </a>
        )}
      </section>
    </div>
  );
}

/** Whatever the address named, as one place; undefined when it is nowhere. */
function usePlace() {
  const t = useWords();
  const [search] = useSearchParams();
  const { provider, booked, town } = useLoaderData(loader);
  const kinds = useKindsOfPages();
  const pin = t('bookings.place.pin');
  if (booked) {
    const { kind, providerName: name, address, phone, latitude, longitude, arrival } = booked.data;
    const back = kinds[kind]?.list(booked.data);
    return { name, address, phone, latitude, longitude, arrival, pin, back, isTown: false };
  }
  if (provider) return { ...provider.data, pin, arrival: undefined, back: undefined, isTown: false };
  if (town) {
    const address = search.get('address') ?? '';
    const { latitude, longitude, label } = town.data;
    return { name: label, address, latitude, longitude, pin, isTown: true, ...nothingElse };
  }
  return undefined;
}

const nothingElse = { phone: undefined, arrival: undefined, back: undefined };

function NoPlace() {
  const t = useWords();
  return (
    <div className="wrap page-block">
      <title>{pageTitle(t('bookings.place.none'))}</title>
      <EmptyState
        as="h1"
        spot="lost"
        title={t('bookings.place.none')}
        action={<ButtonLink href={href('/dashboardbookings')}>{t('bookings.confirmed.bookings')}</ButtonLink>}
        data-testid="no-place"
      >
        {t('bookings.place.none.text')}
      </EmptyState>
    </div>
  );
}
