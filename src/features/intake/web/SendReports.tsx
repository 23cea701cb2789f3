import { useState } from 'react';
import type { SentFile } from '#features/uploads/file.ts';
import { FileField } from '#features/uploads/web/FileField.tsx';
import { useFiles } from '#features/uploads/web/useFiles.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Failure } from '#shared/failure.ts';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { reportChoices } from './report-choices.ts';
import { useGiveAlong } from './useGiveAlong.ts';

type Props = { bookingId: string; present: readonly SentFile[]; onDone: () => void };

/** More reports for a visit that is booked. */
export function SendReports({ bookingId, present, onDone }: Props) {
  const t = useWords();
  const files = useFiles(`reports-${bookingId}`, reportChoices(t, present.length));
  const [isMissing, setMissing] = useState(false);
  const give = useGiveAlong(bookingId, () => {
    files.queue.clear();
    onDone();
  });
  const send = () => {
    setMissing(files.sent.length === 0);
    if (files.sent.length > 0) give.mutate({ reports: [...present, ...files.sent].map(({ _id }) => _id) });
  };
  return (
    <>
      <FileField
        name="reports"
        files={files}
        label={t('intake.reports')}
        error={isMissing && files.sent.length === 0 ? t('errors.reportsBlank') : undefined}
      />
      <Refusal failure={give.error instanceof Failure ? give.error : undefined} />
      <div className="row">
        <Button isBusy={give.isPending || files.isBusy} onClick={send} data-testid="send-reports">
          {t('intake.reports.send')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('intake.notNow')}
        </Button>
      </div>
    </>
  );
}
