import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { FavouriteButton } from '#features/favourites/web/FavouriteButton.tsx';
import { WriteOrAsk } from '#features/messaging/web/WriteOrAsk.tsx';
import { OpeningNow } from '#features/providers/web/OpeningNow.tsx';
import { ProfileHead } from '#features/providers/web/profile/ProfileHead.tsx';
import { ProviderPicture } from '#features/providers/web/ProviderPicture.tsx';
import { BackToList } from '#features/search/web/BackToList.tsx';
import { CompareToggle } from '#features/search/web/compare/CompareToggle.tsx';
import { phoneInWords, phoneLink } from '#shared/phone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { type CentreDetails, isBookable } from '../../centre.ts';
import { centresCompared } from '../compare/compared-centres.ts';
import { searchAddress } from '../list/search-address.ts';
import { pictureOf } from '../picture-of.ts';

type Props = {
  centre: CentreDetails;
  /** Below what one can do. */
  children: ReactNode;
};

/** Name and picture in the tint of senior care, with what one looks for first. */
export function CentreHead({ centre, children }: Props) {
  const t = useWords();
  const town = `${centre.city}, ${centre.state}`;
  return (
    <ProfileHead
      provider={centre}
      tint="sun"
      picture={<ProviderPicture picture={pictureOf(centre)} shape="plain" eager />}
      back={
        <BackToList words="seniorCare" href={searchAddress({ place: town, kind: [centre.kind] })}>
          {t('seniorCare.backToTown', { place: centre.city })}
        </BackToList>
      }
      kind={t('seniorCare.tile.where', { kind: t(`seniorCare.kind.${centre.kind}`), place: town })}
      fact={<OpeningNow hours={centre.hours} timeZone={centre.timeZone} isResidence={centre.kind !== 'day_care'} />}
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
          <CompareToggle comparing={centresCompared} id={centre._id} name={centre.name} look="worded" />
          {isBookable(centre) && <WriteOrAsk providerId={centre._id} ask={t('seniorCare.ask')} />}
        </>
      }
      note={children}
    />
  );
}
