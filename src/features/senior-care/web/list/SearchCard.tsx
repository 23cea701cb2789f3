import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { PersonAlong } from '#features/family/web/PersonAlong.tsx';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Popover } from '#web/ui/Popover.tsx';
import { SearchCell } from '#web/ui/SearchCell.tsx';
import type { CentreSearch } from '../../search.ts';
import { MOST_GUESTS } from '../../stay-limits.ts';
import { WhereField } from '#features/search/web/WhereField.tsx';
import styles from './SearchCard.module.css';
import { daysInWords } from '../days/days-in-words.ts';
import { useCentreSearch } from './useCentreSearch.ts';
import { WhenFields } from './WhenFields.tsx';

/** Where, when, who for. A form like any other, so that it also searches before the page is awake. */
export function SearchCard({
  search,
  isBare,
}: {
  search?: CentreSearch;
  /** Inside a card that is there already. */
  isBare?: boolean;
}) {
  const t = useWords();
  const locale = useLocale();
  const form = useCentreSearch(search);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing = form.go();
    if (missing === 'where') document.getElementById('care')?.focus();
    if (missing === 'when')
      event.currentTarget.querySelector<HTMLElement>('[popovertarget]:not([aria-expanded=true])')?.click();
  };
  return (
    <search aria-label={t('seniorCare.search.title')}>
      <form
        action={href('/care/daycarecenters')}
        onSubmit={submit}
        noValidate
        className={styles.fields}
        data-bare={isBare || undefined}
        data-testid="care-search"
      >
        <PersonAlong />
        <WhereField
          label={t('seniorCare.search.where')}
          id="care"
          look="cell"
          value={form.where}
          onChange={(where) => form.change({ where, error: undefined })}
          error={form.error}
        />
        <Popover
          label={t('seniorCare.search.when')}
          isSheet
          isModal
          size="wide"
          trigger={(trigger) => (
            <SearchCell
              icon="date"
              label={t('seniorCare.search.when')}
              controlId={trigger.id}
              control={
                <button
                  type="button"
                  {...trigger}
                  aria-labelledby={`${trigger.id}-label ${trigger.id}`}
                  data-testid="care-when"
                >
                  {daysInWords(form, { t, locale })}
                </button>
              }
            />
          )}
        >
          {({ isOpen, close }) => <WhenFields form={form} id="care" isOpen={isOpen} onDone={close} />}
        </Popover>
        <SearchCell
          icon="person"
          label={t('seniorCare.search.who')}
          controlId="care-guests"
          control={
            <select
              id="care-guests"
              name="guests"
              value={form.guests}
              onChange={(event) => form.change({ guests: Number(event.target.value) })}
              data-testid="care-guests"
            >
              {guestCounts.map((count) => (
                <option key={count} value={count}>
                  {t('seniorCare.guests', { count })}
                </option>
              ))}
            </select>
          }
        />
        <div className={styles.go}>
          <Button type="submit" isWide icon={<Search size={24} aria-hidden="true" />} data-testid="care-go">
            {t('ui.search')}
          </Button>
        </div>
      </form>
    </search>
  );
}

const guestCounts = Array.from({ length: MOST_GUESTS }, (_, index) => index + 1);
