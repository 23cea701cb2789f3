import { FavouriteButton } from '#features/favourites/web/FavouriteButton.tsx';
import { PlaceImage } from '#features/providers/web/PlaceImage.tsx';
import { ComparedHead } from '#features/search/web/compare/ComparedHead.tsx';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Arch } from '#web/ui/Arch.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import type { ComparedCaregiver } from '../../caregiver.ts';
import { pictureOf, priceInWords } from '../caregiver-words.ts';
import { profileOf } from '../list/CaregiverRow.tsx';

/** A caregiver above their column; `without` is the comparison without them. */
export function ComparedCaregiverHead({ caregiver, without }: { caregiver: ComparedCaregiver; without: string }) {
  const t = useWords();
  const locale = useLocale();
  const { _id: id, name, nextTimes, isVerified } = caregiver;
  const canBook = nextTimes.length > 0;
  return (
    <ComparedHead
      provider={caregiver}
      href={profileOf(id)}
      tint="coral"
      picture={
        <Arch size="fill" tint="sunken">
          <PlaceImage picture={pictureOf(caregiver)} width={240} height={280} sizes="72px" eager />
        </Arch>
      }
      price={priceInWords(caregiver, { t, locale }) ?? t('caregivers.price.unknown')}
      mark={<FavouriteButton id={id} name={name} service="caregiver" />}
      without={without}
    >
      <p data-print="hide">
        <ButtonLink
          variant={canBook ? 'primary' : 'secondary'}
          href={canBook ? href('/caregiver-bookDetails', undefined, { caregiver: id }) : profileOf(id)}
          data-testid={`compare-book-${id}`}
        >
          {t(canBook ? 'caregivers.choose' : isVerified ? 'caregivers.compare.see' : 'caregivers.unverified.ask')}
          <span className="vh">: {name}</span>
        </ButtonLink>
      </p>
    </ComparedHead>
  );
}
