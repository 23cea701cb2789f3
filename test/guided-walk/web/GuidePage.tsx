import { FavouriteButton } from '#features/favourites/web/FavouriteButton.tsx';
import { AboutText } from '#features/providers/web/profile/AboutText.tsx';
import { ProfileBar } from '#features/providers/web/profile/ProfileBar.tsx';
import { ProfileFrame } from '#features/providers/web/profile/ProfileFrame.tsx';
import { ProfileHead } from '#features/providers/web/profile/ProfileHead.tsx';
import { ProviderPicture } from '#features/providers/web/ProviderPicture.tsx';
import { TrustReceipt } from '#features/providers/web/TrustReceipt.tsx';
import { Reviews } from '#features/reviews/web/Reviews.tsx';
import { BackToList } from '#features/search/web/BackToList.tsx';
import type { Reply } from '#shared/call.ts';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { guidedWalks } from '../walk-contract.ts';
import { GuideNotFound } from './GuideNotFound.tsx';
import { guideOf } from './queries.ts';
import { walkHref } from './walk-screens.ts';

export const loader = defineLoader(({ params }) => ({ found: guideOf(params['id']) }));

/** One guide, and the way to book a walk. */
export default function GuidePage() {
  const { found } = useLoaderData(loader);
  return found ? <Profile found={found} /> : <GuideNotFound />;
}

function Profile({ found: { data: guide, reviews, slots } }: { found: Reply<typeof guidedWalks.one> }) {
  const t = useWords();
  const locale = useLocale();
  const { _id: id, name, city, state } = guide;
  const part = (key: string) => ({ name: key, title: t(`guidedWalk.section.${key}`) });
  const price = t('guidedWalk.each', { price: formatMoney(guide.priceCents, locale) });
  const canBook = guide.isVerified && slots.length > 0;
  const go = (testId: string) => (
    <ButtonLink size="large" href={walkHref('/guides/:id/walk', { id })} data-testid={testId}>
      {t('guidedWalk.choose')}
    </ButtonLink>
  );
  return (
    <ProfileFrame
      name={name}
      about={guide.about}
      head={
        <ProfileHead
          provider={guide}
          tint="sun"
          look="portrait"
          picture={<ProviderPicture picture={guide.picture} eager />}
          back={
            <BackToList words="guidedWalk" href={walkHref('/guides')}>
              {t('guidedWalk.all')}
            </BackToList>
          }
          kind={t('guidedWalk.kind', { city, state })}
          actions={<FavouriteButton id={id} name={name} look="worded" />}
        />
      }
      sections={[
        { ...part('about'), content: <AboutText text={guide.about} language={guide.aboutLanguage} /> },
        { ...part('trust'), hasHeading: true, content: <TrustReceipt isVerified={guide.isVerified} lines={[]} /> },
        { ...part('reviews'), hasHeading: true, content: <Reviews provider={guide} newest={reviews} /> },
      ]}
      aside={{
        content: (
          <Card as="div" className="stack">
            <p>{price}</p>
            {canBook ? go('guide-book') : <p>{t('guidedWalk.none')}</p>}
          </Card>
        ),
      }}
      bar={
        canBook ? (
          <ProfileBar label={t('guidedWalk.choose')}>
            <b>{price}</b>
            {go('guide-bar')}
          </ProfileBar>
        ) : undefined
      }
    />
  );
}
