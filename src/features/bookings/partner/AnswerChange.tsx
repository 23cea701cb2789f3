import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Failure } from '#shared/failure.ts';
import { formatMoney } from '#shared/money.ts';
import { useRefusalOf } from '#web/connection.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { Change } from '../change.ts';
import { type Request, requests } from '../request-contract.ts';
import { ChangedDays } from '../web/ChangedDays.tsx';
import { untilInWords } from '#web/moment-in-words.ts';
import styles from './AnswerRequest.module.css';
import { DeclineDialog } from './DeclineDialog.tsx';
import { requestWith } from './queries.ts';

/** Other days that a family asks for, and the answer to them; the former ones stay until a yes. */
export function AnswerChange({ request }: { request: Request }) {
  const { change } = request;
  return change?.state === 'asked' ? <OpenChange request={request} change={change} /> : null;
}

function OpenChange({ request, change }: { request: Request; change: Change }) {
  const t = useWords();
  const locale = useLocale();
  const [isDeclining, setDeclining] = useState(false);
  const { accept, decline } = useChangeAnswer(request._id);
  const accepting = useMutation({ mutationFn: accept });
  const failure = useRefusalOf(accepting.error);
  const { familyName: name, timeZone } = request;
  const amount = formatMoney(Math.abs(change.changeCents), locale);
  const way = change.changeCents > 0 ? 'more' : change.changeCents < 0 ? 'less' : 'same';
  return (
    <Notice title={t('partner.change.title', { name })} data-testid="change-asked">
      <ChangedDays {...change} />
      <p>{t(`partner.change.price.${way}`, { amount })}</p>
      <p>
        {t(change.added.length > 0 ? 'partner.change.until' : 'partner.change.until.fewer', {
          moment: untilInWords(change.answerBy, { timeZone, locale, look: 'short' }),
        })}
      </p>
      {failure && <p role="alert">{t(`errors.${failure.code}`, failure.values)}</p>}
      <div className={styles.actions} data-print="hide">
        <Button
          icon={<Check size={22} aria-hidden="true" />}
          isBusy={accepting.isPending}
          busyLabel={t('partner.accepting')}
          onClick={() => accepting.mutate()}
          data-testid="accept-change"
        >
          {t('partner.change.accept')}
        </Button>
        <Button variant="secondary" onClick={() => setDeclining(true)} data-testid="decline-change">
          {t('partner.change.decline')}
        </Button>
      </div>
      <DeclineDialog
        isOpen={isDeclining}
        request={request}
        decline={decline}
        onClose={() => setDeclining(false)}
        words={{ title: t('partner.change.decline.title'), text: t('partner.change.decline.text', { name }) }}
      />
    </Notice>
  );
}

/** Sends the answer. Of whoever was first besides, all ask again; what that did stands in the request then. */
function useChangeAnswer(id: string) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const calls = callsOf(client, requests);
  async function send(asking: () => Promise<unknown>, done: string) {
    try {
      await asking();
      toast({ text: t(done) });
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'already_answered') throw error;
      toast({ text: t('partner.change.late') });
    }
    await client.fetchQuery({ ...requestWith(id), staleTime: 0 });
    await refreshTopics(client, ['requests']);
  }
  return {
    accept: () => send(() => calls.acceptChange({ params: { id } }), 'partner.change.accepted'),
    decline: (reason: string) =>
      send(() => calls.declineChange({ params: { id }, body: { reason } }), 'partner.change.declined'),
  };
}
