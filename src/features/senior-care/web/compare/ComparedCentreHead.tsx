import { useForWhom } from '#features/family/web/named-person.ts';
import { FavouriteButton } from '#features/favourites/web/FavouriteButton.tsx';
import { ProviderPicture } from '#features/providers/web/ProviderPicture.tsx';
import { ComparedHead } from '#features/search/web/compare/ComparedHead.tsx';
import { askAddress } from '#features/tours/web/visit-address.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import type { ComparedCentre } from '../../centre.ts';
import { pictureOf } from '../picture-of.ts';
import { priceInWords } from '../price-label.ts';

/** A center above its column; `without` is the comparison without it. */
export function ComparedCentreHead({ centre, without }: { centre: ComparedCentre; without: string }) {
  const t = useWords();
  const locale = useLocale();
  const person = useForWhom();
  return (
    <ComparedHead
      provider={centre}
      href={href('/care/daycaredetails/:pathParam?', { pathParam: centre._id })}
      tint="sun"
      picture={<ProviderPicture picture={pictureOf(centre)} eager />}
      price={priceInWords(centre, { t, locale })}
      mark={<FavouriteButton id={centre._id} name={centre.name} />}
      without={without}
    >
      {centre.nextVisit && (
        <p data-print="hide">
          <a
            className="link"
            href={askAddress(centre._id, { at: centre.nextVisit, person })}
            data-testid="compare-visit"
          >
            {t('tours.first')}
            <span className="vh">: {centre.name}</span>
          </a>
        </p>
      )}
    </ComparedHead>
  );
}
