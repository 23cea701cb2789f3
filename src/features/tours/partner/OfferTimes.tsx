import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SlotPicker } from '#features/availability/web/SlotPicker.tsx';
import { useRefusalOf } from '#web/connection.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { MOST_OTHER_TIMES, type ReceivedTour } from '../tour.ts';
import { timesOf } from '../web/queries.ts';
import { timeInWords } from '../web/visit-words.ts';
import { useAnswerVisit } from './queries.ts';

/** Up to three other free times, of which the family takes one. */
export function OfferTimes({ visit, onClose }: { visit: ReceivedTour; onClose: () => void }) {
  const t = useWords();
  const locale = useLocale();
  const toast = useToast();
  const { timeZone, familyName: name } = visit;
  const { data, isPending } = useQuery(timesOf(visit.providerId));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isMissing, setMissing] = useState(false);
  const answer = useAnswerVisit(visit._id, () => {
    onClose();
    toast({ text: t('tours.desk.done.offered') });
  });
  const choose = (time: string) => {
    setMissing(false);
    setChosen((list) =>
      list.includes(time) ? list.filter((one) => one !== time) : [...list, time].slice(-MOST_OTHER_TIMES),
    );
  };
  const send = () => {
    setMissing(chosen.length === 0);
    if (chosen.length > 0) answer.mutate({ answer: 'offer', times: [...chosen] });
  };
  const failure = useRefusalOf(answer.error);
  const issue = failure?.issues[0];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('tours.desk.offer.title', { name })}
      size="medium"
      data-testid="offer-times"
      actions={
        <>
          <Button isBusy={answer.isPending} busyLabel={t('ui.sending')} onClick={send} data-testid="offer-send">
            {t('tours.desk.offer.send', { count: chosen.length })}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    >
      {failure && (
        <Notice tone="danger" isLive>
          {issue ? t(issue.key, issue.values) : t(`errors.${failure.code}`, failure.values)}
        </Notice>
      )}
      {isMissing && <p role="alert">{t('errors.slotUnselected')}</p>}
      <p>{t('tours.desk.offer.text', { most: MOST_OTHER_TIMES })}</p>
      {chosen.length > 0 && (
        <div className="actions" aria-live="polite">
          {chosen.map((time) => (
            <Chip key={time} isApplied onClick={() => choose(time)}>
              {timeInWords(time, { timeZone, locale })}
              <span className="vh">: {t('tours.desk.offer.remove')}</span>
            </Chip>
          ))}
        </div>
      )}
      {!isPending && (
        <SlotPicker
          label={t('tours.ask.when')}
          times={data?.data?.times ?? []}
          timeZone={timeZone}
          chosen={chosen}
          onChoose={choose}
          data-testid="offer"
        />
      )}
    </Dialog>
  );
}
