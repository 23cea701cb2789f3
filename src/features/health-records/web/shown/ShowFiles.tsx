import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useFileAddress } from '#features/uploads/web/file-address.ts';
import { ShowRow } from '#features/visit-summaries/web/ShowRow.tsx';
import styles from '#features/visit-summaries/web/ShowSummaries.module.css';
import { formatDay } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { Refusal } from '#web/ui/Refusal.tsx';
import { type ShowFileForm, shownFiles } from '../../shown-files.ts';
import { filesOffered } from './shown-queries.ts';

type Props = {
  bookingId: string;
  /** Who opens what is shown. */
  providerName: string;
};

/** The files of the health records, each shown to the doctor of this visit by one tap; nothing for whoever may not see the records. */
export function ShowFiles({ bookingId, providerName }: Props) {
  const t = useWords();
  const id = useId();
  const address = useFileAddress();
  const { data } = useQuery({ ...filesOffered(bookingId), meta: { isQuiet: true } });
  const showing = useShowing(bookingId);
  if (!data) return null;
  return (
    <section className="stack" aria-labelledby={id} data-testid="show-files">
      <h3 id={id}>{t('healthRecords.shown.title')}</h3>
      <Refusal failure={showing.error instanceof Failure ? showing.error : undefined} />
      <ul className={styles.list}>
        {data.data.map(({ _id: fileId, name, of, day, isShown }) => (
          <ShowRow
            key={fileId}
            id={fileId}
            title={
              <a className="link" href={address(fileId)} target="_blank" rel="noreferrer">
                {name}
              </a>
            }
            about={[t(`healthRecords.section.${of}`), formatDay(day)].join(' · ')}
            isShown={isShown}
            isBusy={showing.isPending && showing.variables.fileId === fileId}
            label={t(isShown ? 'healthRecords.shown.back.of' : 'healthRecords.shown.of', { name })}
            onChange={data.canChange ? (shows) => showing.mutate({ fileId, shows }) : undefined}
          />
        ))}
      </ul>
      <p className="small muted">
        {t(data.data.length === 0 ? 'healthRecords.shown.none' : 'healthRecords.shown.text', { name: providerName })}
      </p>
    </section>
  );
}

function useShowing(bookingId: string) {
  const client = useQueryClient();
  return useMutation({
    // Without a line it fails at once, as with summaries.
    mutationFn: (body: ShowFileForm) => callsOf(client, shownFiles).show({ params: { id: bookingId }, body }),
    onSuccess: (answer) => client.setQueryData(filesOffered(bookingId).queryKey, answer),
  });
}
