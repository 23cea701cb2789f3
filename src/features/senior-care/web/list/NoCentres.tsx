import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { type CentreSearch, distances } from '../../search.ts';
import { withoutFilters } from './applied-filters.ts';
import type { Found } from '../queries.ts';

type Props = { found: Found; search: CentreSearch; onChange: (change: Partial<CentreSearch>) => void };

/** Nothing fits: the two ways on, each only where it leads somewhere else. */
export function NoCentres({ found: { rescue, counts }, search, onChange }: Props) {
  const t = useWords();
  const wider =
    distances.find((miles) => miles > search.miles && (counts.miles[miles] ?? 0) > 0) ?? farthest(rescue, search);
  return (
    <EmptyState
      as="h2"
      spot="search"
      title={t('seniorCare.none')}
      data-testid="no-centres"
      action={
        <>
          {(rescue?.withoutFilters ?? 0) > 0 && (
            <Button
              variant={wider ? 'secondary' : 'primary'}
              onClick={() => onChange(withoutFilters(search))}
              data-testid="rescue-clear"
            >
              {t('ui.filter.clear')}
            </Button>
          )}
          {wider !== undefined && (
            <Button onClick={() => onChange({ miles: wider })} data-testid="rescue-widen">
              {t('seniorCare.none.widen', { miles: wider })}
            </Button>
          )}
        </>
      }
    >
      {t('seniorCare.none.hint')}
    </EmptyState>
  );
}

const FAR_MILES = 50;

const farthest = (rescue: Found['rescue'], { miles }: CentreSearch) =>
  miles < FAR_MILES && (rescue?.within50Miles ?? 0) > 0 ? FAR_MILES : undefined;
