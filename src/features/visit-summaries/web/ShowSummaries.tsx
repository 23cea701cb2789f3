import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Failure } from '#shared/failure.ts';
import { dayIn, formatDayInWords } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { Refusal } from '#web/ui/Refusal.tsx';
import { visitSummaries } from '../contract.ts';
import type { ShowableSummary, ShowForm } from '../summary.ts';
import { showablesWith } from './queries.ts';
import { ShowRow } from './ShowRow.tsx';
import styles from './ShowSummaries.module.css';

type Props = {
  bookingId: string;
  /** Who reads what is shown. */
  providerName: string;
  /** Where there are none, nothing is said of them. */
  isOptional?: boolean;
};

/** What other doctors wrote, each shown to the one of this visit by one tap; nothing for whoever may not see the records. */
export function ShowSummaries({ bookingId, providerName, isOptional = false }: Props) {
  const t = useWords();
  const id = useId();
  const { data } = useQuery({ ...showablesWith(bookingId), meta: { isQuiet: true } });
  const showing = useShowing(bookingId);
  if (!data || (isOptional && data.data.length === 0)) return null;
  return (
    <section className="stack" aria-labelledby={id} data-testid="show-summaries">
      <h3 id={id}>{t('visitSummaries.show.title')}</h3>
      <Refusal failure={showing.error instanceof Failure ? showing.error : undefined} />
      <ul className={styles.list}>
        {data.data.map((one) => (
          <Earlier
            key={one._id}
            summary={one}
            isBusy={showing.isPending && showing.variables.summaryId === one._id}
            onChange={data.canChange ? (shows) => showing.mutate({ summaryId: one._id, shows }) : undefined}
          />
        ))}
      </ul>
      <p className="small muted">
        {t(data.data.length === 0 ? 'visitSummaries.show.none' : 'visitSummaries.show.text', { name: providerName })}
      </p>
    </section>
  );
}

type EarlierProps = {
  summary: ShowableSummary;
  isBusy: boolean;
  /** Undefined once the visit is over. */
  onChange: ((shows: boolean) => void) | undefined;
};

function Earlier({ summary, isBusy, onChange }: EarlierProps) {
  const t = useWords();
  const locale = useLocale();
  const { _id: id, providerName: name, startsAt, timeZone, diagnosis, isShown } = summary;
  const day = formatDayInWords(dayIn(timeZone, new Date(startsAt)), locale, 'short');
  return (
    <ShowRow
      id={id}
      title={<b>{name}</b>}
      about={[day, diagnosis].filter(Boolean).join(' · ')}
      isShown={isShown}
      isBusy={isBusy}
      label={t(isShown ? 'visitSummaries.show.back.of' : 'visitSummaries.show.of', { day, name })}
      onChange={onChange}
    />
  );
}

function useShowing(bookingId: string) {
  const client = useQueryClient();
  return useMutation({
    // Without a line it fails at once: what waited for one might be shown after somebody has thought better of it.
    mutationFn: (body: ShowForm) => callsOf(client, visitSummaries).show({ params: { id: bookingId }, body }),
    onSuccess: (answer) => client.setQueryData(showablesWith(bookingId).queryKey, answer),
  });
}
