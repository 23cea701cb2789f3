import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { CentreSearch, Counts } from '../../search.ts';
import { withoutFilters } from './applied-filters.ts';
import {
  DistanceChoices,
  FlagChoices,
  KindChoices,
  LanguageChoices,
  PriceChoices,
  RatingChoices,
} from './FilterChoices.tsx';
import styles from './AllFilters.module.css';
import { centresFor, isRefused } from '../queries.ts';

type Props = {
  search: CentreSearch;
  counts: Counts;
  onClose: () => void;
  onShow: (change: Partial<CentreSearch>) => void;
};

const groups = [KindChoices, PriceChoices, DistanceChoices, FlagChoices, LanguageChoices, RatingChoices];

/** Every filter at once. They apply with the button, which says beforehand how many centers they leave. */
export function AllFilters({ search, counts, onClose, onShow }: Props) {
  const t = useWords();
  const [draft, setDraft] = useState<CentreSearch>({ ...search, page: 1 });
  const { data } = useQuery({ ...centresFor(draft), meta: { isQuiet: true }, placeholderData: (before) => before });
  const found = data && !isRefused(data) ? data : undefined;
  const show = () => {
    onShow(draft);
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('seniorCare.filter.all')} size="full" data-testid="all-filters-sheet">
      <div className={styles.groups}>
        {groups.map((Choices, index) => (
          <Choices
            key={index}
            search={draft}
            counts={found?.counts ?? counts}
            id="sheet"
            onChange={(change) => setDraft({ ...draft, ...change })}
          />
        ))}
      </div>
      <div className={styles.actions}>
        <Button size="large" onClick={show} data-testid="all-filters-show">
          {found
            ? t('seniorCare.filter.show', { count: found.pagization.totalCount })
            : t('seniorCare.filter.showList')}
        </Button>
        <Button
          variant="quiet"
          size="large"
          onClick={() => setDraft(withoutFilters(draft))}
          data-testid="all-filters-clear"
        >
          {t('ui.filter.clear')}
        </Button>
      </div>
    </Dialog>
  );
}
