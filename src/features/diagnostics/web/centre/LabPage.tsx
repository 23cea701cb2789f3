import { useEffect } from 'react';
import { askedAt } from '#features/enquiries/web/queries.ts';
import { UsualTime } from '#features/enquiries/web/UsualTime.tsx';
import { WriteOrAsk } from '#features/messaging/web/WriteOrAsk.tsx';
import { FavouriteButton } from '#features/favourites/web/FavouriteButton.tsx';
import { lapsedIn } from '#features/providers/evidence.ts';
import { ProfileBar } from '#features/providers/web/profile/ProfileBar.tsx';
import { ProfileFrame } from '#features/providers/web/profile/ProfileFrame.tsx';
import { ProfileHead } from '#features/providers/web/profile/ProfileHead.tsx';
import { ProviderPicture } from '#features/providers/web/ProviderPicture.tsx';
import { BackToList } from '#features/search/web/BackToList.tsx';
import type { Reply } from '#shared/call.ts';
import { formatMoney } from '#shared/money.ts';
import { phoneInWords, phoneLink } from '#shared/phone.ts';
import { device } from '#web/device.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { isBookable, type LabDetails } from '../../centre.ts';
import type { diagnostics } from '../../contract.ts';
import { labsAddress } from '../addresses.ts';
import { CartBar, CartSum, useCartHere } from '../cart/CartBar.tsx';
import { pictureOf } from '../picture-of.ts';
import { labWith } from '../queries.ts';
import { LabNotFound } from './LabNotFound.tsx';
import { useLabSections } from './useLabSections.tsx';

export const loader = defineLoader(({ search }) => ({
  found: labWith(search.get('center')),
  asked: askedAt(search.get('center') ?? undefined),
}));

/** One test centre: what it tests and costs, and what is said of it. */
export default function LabPage() {
  const { found } = useLoaderData(loader);
  const hostId = found?.data.hostId;
  useEffect(() => {
    if (hostId) device.set('Hostid', hostId);
  }, [hostId]);
  return found ? <Found found={found} /> : <LabNotFound />;
}

function Found({ found: { data: lab, reviews } }: { found: Reply<typeof diagnostics.centre> }) {
  const t = useWords();
  const sections = useLabSections(lab, reviews);
  const { count } = useCartHere(lab);
  return (
    <ProfileFrame
      name={lab.name}
      about={lab.about}
      head={<Head lab={lab} />}
      photos={lab.photos}
      sections={sections}
      aside={{ content: isBookable(lab) ? <Aside lab={lab} /> : <NoOrders lab={lab} /> }}
      bar={
        count > 0 ? (
          <ProfileBar label={t('diagnostics.cart.title')} data-testid="lab-bar">
            <CartSum lab={lab} />
            <ButtonLink size="large" href={href('/mycart')} data-testid="lab-bar-go">
              {t('diagnostics.cart.go')}
            </ButtonLink>
          </ProfileBar>
        ) : undefined
      }
    />
  );
}

function Head({ lab }: { lab: LabDetails }) {
  const t = useWords();
  const { asked } = useLoaderData(loader);
  const town = `${lab.city}, ${lab.state}`;
  return (
    <ProfileHead
      provider={lab}
      tint="lilac"
      picture={<ProviderPicture picture={pictureOf(lab)} shape="plain" eager />}
      back={
        <BackToList words="diagnostics" href={labsAddress({ place: town })}>
          {t('diagnostics.backToTown', { place: lab.city })}
        </BackToList>
      }
      kind={t('diagnostics.center.where', { place: town })}
      actions={
        <>
          <ButtonLink variant="secondary" href={phoneLink(lab.phone)} data-testid="lab-call">
            {phoneInWords(lab.phone)}
          </ButtonLink>
          <FavouriteButton id={lab._id} name={lab.name} service="lab" look="worded" />
          {isBookable(lab) && <WriteOrAsk providerId={lab._id} ask={t('diagnostics.center.ask')} />}
        </>
      }
      note={<UsualTime asked={asked} />}
    />
  );
}

function Aside({ lab }: { lab: LabDetails }) {
  const t = useWords();
  const locale = useLocale();
  return (
    <Card as="div" className="stack">
      <FactList
        facts={[
          {
            term: t('diagnostics.center.from'),
            value: lab.fromCents === null ? '–' : formatMoney(lab.fromCents, locale),
          },
          {
            term: t('diagnostics.draw.home'),
            value:
              lab.homeFeeCents === null ? t('diagnostics.elsewhere.noHome') : formatMoney(lab.homeFeeCents, locale),
          },
        ]}
      />
      <CartBar lab={lab} />
    </Card>
  );
}

function NoOrders({ lab }: { lab: LabDetails }) {
  const t = useWords();
  const reason = lab.isVerified ? 'closed' : lapsedIn('diagnosticCenter', lab.receipt) ? 'lapsed' : 'unverified';
  return (
    <Card as="div" className="stack">
      <Notice tone="warning" title={t(`diagnostics.center.${reason}`)} data-testid="no-orders">
        {t(`diagnostics.center.${reason}.text`)}
      </Notice>
      <WriteOrAsk providerId={lab._id} ask={t('diagnostics.center.ask')} />
    </Card>
  );
}
