import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { AttachedFiles } from '#features/uploads/web/AttachedFiles.tsx';
import { formatDay } from '#shared/dates.ts';
import { useWords } from '#web/i18n/words.tsx';
import { filesShownTo } from './shown-queries.ts';

/** The files of the health records that the family shows with a visit, for its doctor: each look is in the trail of the person. */
export function ShownFiles({ bookingId }: { bookingId: string }) {
  const id = useId();
  const t = useWords();
  const { data } = useQuery({ ...filesShownTo(bookingId), meta: { isQuiet: true } });
  if (!data || data.data.length === 0) return null;
  return (
    <section className="stack" aria-labelledby={id} data-testid="shown-files">
      <h3 id={id}>{t('healthRecords.shown.title')}</h3>
      {data.data.map((file) => (
        <div key={file._id} className="stack" data-testid={`shown-file-${file._id}`}>
          <p className="small muted">
            {[file.name, t(`healthRecords.section.${file.of}`), formatDay(file.day)].join(' · ')}
          </p>
          <AttachedFiles files={[file]} />
        </div>
      ))}
    </section>
  );
}
