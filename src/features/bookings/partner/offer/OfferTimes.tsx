import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { Failure } from '#shared/failure.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { Form, FormProblems, SubmitButton } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { momentInWords } from '#web/moment-in-words.ts';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { useNow } from '#web/useNow.ts';
import { ASK_AHEAD_HOURS } from '../../offer.ts';
import { OfferForm, offers } from '../../offer-contract.ts';
import type { Request } from '../../request-contract.ts';
import actions from '../AnswerRequest.module.css';
import { requestWith } from '../queries.ts';
import { ReasonField } from '../ReasonField.tsx';
import styles from './OfferTimes.module.css';
import { timesNear } from './queries.ts';

/** Offers a family other times, because the one that it booked cannot be kept. */
export function OfferTimes({ request }: { request: Request }) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div data-print="hide">
      <Button
        variant="secondary"
        icon={<CalendarClock size={22} aria-hidden="true" />}
        onClick={() => setOpen(true)}
        data-testid="offer-times"
      >
        {t('partner.offer')}
        <span className="vh">: {request.personName}</span>
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t('partner.offer.title')} size="medium" data-testid="offer-dialog">
        <p>{t('partner.offer.text', { name: request.familyName })}</p>
        <TimesNear request={request} />
        <OfferTimesForm request={request} onDone={close} />
      </Dialog>
    </div>
  );
}

/** What the family would be offered, as far as that is known now. */
function TimesNear({ request: { _id: id, timeZone } }: { request: Request }) {
  const t = useWords();
  const locale = useLocale();
  const { data } = useQuery(timesNear(id));
  if (!data) return null;
  if (data.times.length === 0) return <p>{t('partner.offer.none')}</p>;
  return (
    <div className={styles.near} data-testid="times-near">
      <p className="small">{t('partner.offer.near')}</p>
      <ul>
        {data.times.map((time) => (
          <li key={time}>{sentenceCase(momentInWords(time, { timeZone, locale, look: 'short' }), locale)}</li>
        ))}
      </ul>
    </div>
  );
}

function OfferTimesForm({ request, onDone }: { request: Request; onDone: () => void }) {
  const t = useWords();
  const locale = useLocale();
  const now = useNow();
  const { send } = useOffer(request);
  const { reasons, timeZone, times } = request;
  const begins = times[0]?.startsAt ?? '';
  const form = useCheckedForm({
    schema: OfferForm,
    fields: ['why', 'reason'],
    start: { why: 'declined', reason: '' },
    send: async (typed) => {
      await send(typed);
      onDone();
    },
  });
  // So late nobody could answer before it begins.
  const isLate = Date.parse(begins) - now.getTime() < ASK_AHEAD_HOURS * HOUR_MS;
  const moment = momentInWords(begins, { timeZone, locale, look: 'short' });
  return (
    <Form form={form} data-testid="offer-form">
      <FormProblems form={form} />
      <RadioCards
        {...form.field('why')}
        label={t('partner.offer.why', { moment })}
        options={(['declined', 'change'] as const).map((value) => ({
          value,
          label: t(`partner.offer.why.${value}`),
          detail: t(`partner.offer.why.${value}.hint`),
          isDisabled: value === 'change' && isLate,
        }))}
        data-testid="offer-why"
      />
      <ReasonField form={form} reasons={reasons} />
      <div className={actions.actions}>
        <SubmitButton form={form} busyLabel={t('partner.offer.busy')} data-testid="offer-send">
          {t('partner.offer')}
        </SubmitButton>
        <Button variant="quiet" onClick={onDone} data-testid="offer-no">
          {t('partner.decline.no')}
        </Button>
      </div>
    </Form>
  );
}

/** Sends it; of whoever was first besides, all ask again. */
function useOffer({ _id: id, familyName: name }: Request) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  return {
    async send(body: OfferForm) {
      try {
        await callsOf(client, offers).make({ params: { id }, body });
        toast({ text: t('partner.offer.sent', { name }) });
      } catch (error) {
        if (!(error instanceof Failure) || error.code !== 'already_answered') throw error;
        toast({ text: t('partner.change.late') });
      }
      await client.fetchQuery({ ...requestWith(id), staleTime: 0 });
      await refreshTopics(client, ['requests', 'capacity']);
    },
  };
}
