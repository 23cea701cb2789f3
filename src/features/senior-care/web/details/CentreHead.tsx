import type { ReactNode } from 'react';
import { FavouriteButton } from '#features/favourites/web/FavouriteButton.tsx';
import { WriteOrAsk } from '#features/messaging/web/WriteOrAsk.tsx';
import { MessageCircleQuestionMark, Phone } from 'lucide-react';
import { phoneInWords, phoneLink } from '#shared/phone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { BackLink } from '#web/ui/BackLink.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { useForWhom } from '#features/family/web/queries.ts';
import { href } from '#web/paths.ts';
import { type CentreDetails, isBookable } from '../../centre.ts';
import { pictureOf } from '../picture-of.ts';
import { ProfileHead } from '#features/providers/web/profile/ProfileHead.tsx';
import { ProviderPicture } from '#features/providers/web/ProviderPicture.tsx';
import { languageName } from '#shared/language-name.ts';
import { useLastList } from '#features/search/web/last-list.ts';
import { OpeningNow } from '#features/providers/web/OpeningNow.tsx';
import { CompareToggle } from '../compare/CompareToggle.tsx';
import { searchAddress } from '../list/search-address.ts';
import { ShareButton } from '#features/providers/web/ShareButton.tsx';
import { VerifiedLink } from '#features/providers/web/VerifiedLink.tsx';

type Props = {
  centre: CentreDetails;
  /** Below what one can do. */
  children: ReactNode;
};

/** Name and picture in the tint of senior care, with what one looks for first. */
export function CentreHead({ centre, children }: Props) {
  const t = useWords();
  const locale = useLocale();
  const last = useLastList();
  const forWhom = useForWhom();
  const town = `${centre.city}, ${centre.state}`;
  return (
    <ProfileHead
      tint="sun"
      picture={<ProviderPicture picture={pictureOf(centre)} shape="plain" eager />}
      back={
        <BackLink href={last?.address ?? searchAddress({ place: town, kind: [centre.kind] })}>
          {last
            ? t('seniorCare.backToList', { count: last.count })
            : t('seniorCare.backToTown', { place: centre.city })}
        </BackLink>
      }
      name={centre.name}
      kind={t('seniorCare.tile.where', { kind: t(`seniorCare.kind.${centre.kind}`), place: town })}
      meta={
        <>
          {centre.rating !== null && (
            <a href="#reviews" className="link">
              <Stars rating={centre.rating} count={centre.reviewCount} />
            </a>
          )}
          <OpeningNow hours={centre.hours} timeZone={centre.timeZone} isResidence={centre.kind !== 'day_care'} />
        </>
      }
      tags={
        <>
          <VerifiedLink isVerified={centre.isVerified} />
          {centre.languages.map((code) => (
            <Tag key={code}>{t('seniorCare.speaks', { language: languageName(code, locale) })}</Tag>
          ))}
        </>
      }
      actions={
        <>
          <ButtonLink
            variant="secondary"
            icon={<Phone size={20} aria-hidden="true" />}
            href={phoneLink(centre.phone)}
            data-testid="centre-call"
          >
            {phoneInWords(centre.phone)}
          </ButtonLink>
          <FavouriteButton id={centre._id} name={centre.name} look="worded" />
          <CompareToggle id={centre._id} name={centre.name} look="worded" />
          {isBookable(centre) && (
            <WriteOrAsk providerId={centre._id}>
              <ButtonLink
                variant="secondary"
                icon={<MessageCircleQuestionMark size={20} aria-hidden="true" />}
                href={href('/dashboard-enquiries', undefined, { provider: centre._id, for: forWhom })}
                data-testid="ask-question"
              >
                {t('seniorCare.ask')}
              </ButtonLink>
            </WriteOrAsk>
          )}
          <ShareButton title={centre.name} label={t('providers.share')} />
        </>
      }
      note={children}
    />
  );
}
