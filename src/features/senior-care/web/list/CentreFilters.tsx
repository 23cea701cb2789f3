import { Brain, Bus, CalendarCheck, SlidersHorizontal } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { FilterBar } from '#web/ui/FilterBar.tsx';
import { FilterMenu } from '#web/ui/FilterMenu.tsx';
import type { CentreSearch, Counts } from '../../search.ts';
import { AllFilters } from './AllFilters.tsx';
import { appliedFilters, priceLabel, ratingLabel, speaksLabel } from './applied-filters.ts';
import {
  type ChoiceProps,
  DistanceChoices,
  KindChoices,
  LanguageChoices,
  PriceChoices,
  RatingChoices,
} from './FilterChoices.tsx';
import styles from './Filters.module.css';

type Props = { search: CentreSearch; counts: Counts; onChange: (change: Partial<CentreSearch>) => void };

const flags = [
  ['rides', Bus],
  ['memory', Brain],
  ['space', CalendarCheck],
] as const;

/** One row of chips: what is chosen applies at once, and stands in the address bar. */
export function CentreFilters({ search, counts, onChange }: Props) {
  const t = useWords();
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const speaking = { t, locale };
  const { kind, max, miles, rating, language } = search;
  const menu = (name: string, label: string, isApplied: boolean, Choices: ComponentType<ChoiceProps>) => (
    <FilterMenu key={name} label={label} isApplied={isApplied} data-testid={`filter-${name}`}>
      {({ isOpen: isShown }) =>
        isShown && (
          <div className={styles.choices}>
            <Choices search={search} counts={counts} onChange={onChange} id={`chip-${name}`} />
          </div>
        )
      }
    </FilterMenu>
  );
  const applied = appliedFilters(search, speaking);
  const isNarrow = applied.some(({ key }) => key === 'miles');
  return (
    <>
      <FilterBar label={t('seniorCare.filter.title')}>
        <Chip
          icon={<SlidersHorizontal size={20} aria-hidden="true" />}
          count={applied.length}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          data-testid="all-filters"
        >
          {t('seniorCare.filter.all')}
        </Chip>
        {menu(
          'kind',
          kind.length === 1 ? t(`seniorCare.kind.${kind[0]}`) : t('seniorCare.filter.kind'),
          kind.length > 0,
          KindChoices,
        )}
        {menu(
          'price',
          max === undefined ? t('seniorCare.filter.price') : priceLabel(max, speaking),
          max !== undefined,
          PriceChoices,
        )}
        {menu(
          'distance',
          isNarrow ? t('seniorCare.filter.within', { miles }) : t('seniorCare.filter.distance'),
          isNarrow,
          DistanceChoices,
        )}
        {flags.map(([flag, Icon]) => (
          <Chip
            key={flag}
            icon={<Icon size={20} aria-hidden="true" />}
            isPressed={search[flag]}
            onClick={() => onChange({ [flag]: !search[flag] })}
            data-testid={`filter-${flag}`}
          >
            {t(`seniorCare.filter.${flag}`)}
            <span className="vh">, {counts[flag]}</span>
          </Chip>
        ))}
        {menu(
          'language',
          language.length === 1 ? speaksLabel(language[0] ?? '', speaking) : t('seniorCare.filter.language'),
          language.length > 0,
          LanguageChoices,
        )}
        {menu(
          'rating',
          rating === undefined ? t('seniorCare.filter.rating') : ratingLabel(rating, speaking),
          rating !== undefined,
          RatingChoices,
        )}
      </FilterBar>
      {isOpen && <AllFilters search={search} counts={counts} onClose={() => setIsOpen(false)} onShow={onChange} />}
    </>
  );
}
