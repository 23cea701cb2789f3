import { useSearchParams } from 'react-router';
import { StaffFrame } from '#features/staff/web/StaffFrame.tsx';
import { staffQuery } from '#features/staff/web/staff-query.ts';
import { formatMoment } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { Form, FormProblems, SubmitButton } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageIn } from '#web/page-in.ts';
import { href } from '#web/paths.ts';
import { callsOf, keyOf } from '#web/queries.ts';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageTurns } from '#web/ui/PageTurns.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { ChoiceLinks } from '../web/ChoiceLinks.tsx';
import { TrailLine } from '../web/trail/TrailLine.tsx';
import { AnswerForm, type AskedLine, LONGEST_ANSWER, trailQuestions } from '../trail-question.ts';
import styles from './TrailQuestionsPage.module.css';

const states = ['waiting', 'answered'] as const;
const stateIn = (search: URLSearchParams) => (search.get('state') === 'answered' ? 'answered' : 'waiting');

export const loader = defineLoader(({ search }) => ({
  asked: staffQuery(trailQuestions.list, { query: { state: stateIn(search), page: pageIn(search) } }),
}));

/** What people ask about lines of their trails, for staff to look into and to answer. */
export default function TrailQuestionsPage() {
  const t = useWords();
  const [search] = useSearchParams();
  const { asked } = useLoaderData(loader);
  const state = stateIn(search);
  const page = pageIn(search);
  const address = (query: Record<string, string | number | undefined>) =>
    href('/partner/staff/questions', undefined, { state: state === 'answered' ? state : undefined, ...query });
  const lines = asked?.data ?? [];
  return (
    <StaffFrame heading={t('shell.staff.trailQuestions')} lead={t('circle.asked.lead')} isStaff={asked !== null}>
      {asked !== null && asked.brokenTrails > 0 && (
        <Notice
          tone="danger"
          title={t('circle.asked.broken', { count: asked.brokenTrails })}
          data-testid="broken-trails"
        >
          {t('circle.asked.broken.text')}
        </Notice>
      )}
      <ChoiceLinks
        label={t('shell.staff.trailQuestions')}
        choices={states.map((one) => ({
          word: t(`circle.asked.${one}`),
          href: href('/partner/staff/questions', undefined, { state: one === 'answered' ? one : undefined }),
          isChosen: one === state,
        }))}
      />
      {lines.length === 0 ? (
        <Card>
          <EmptyState as="h2" spot="record" title={t('circle.asked.none')} data-testid="nothing-asked">
            {t('circle.asked.none.text')}
          </EmptyState>
        </Card>
      ) : (
        <ul className={styles.list}>
          {lines.map((line) => (
            <AskedCard key={line._id} line={line} />
          ))}
        </ul>
      )}
      <PageTurns
        label={t('shell.staff.trailQuestions')}
        page={page}
        hasMore={asked?.hasMore ?? false}
        address={(to) => address({ page: to })}
        newer={t('circle.trail.newer')}
        older={t('circle.trail.older')}
      />
    </StaffFrame>
  );
}

function AskedCard({ line: { _id: id, kind, askedAt, askedBy, entry, answer } }: { line: AskedLine }) {
  const t = useWords();
  const locale = useLocale();
  return (
    <Card as="li" className={styles.card} data-testid="asked-line">
      <div>
        <h2>{t(`circle.asked.${kind}`, { name: askedBy })}</h2>
        <p className="small muted">
          <time dateTime={askedAt}>{formatMoment(deviceZone(), new Date(askedAt), locale)}</time>
        </p>
      </div>
      <div className={styles.line}>
        <TrailLine entry={entry} />
      </div>
      {answer ? <blockquote>{answer}</blockquote> : <AnswerLine id={id} />}
    </Card>
  );
}

function AnswerLine({ id }: { id: string }) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const form = useCheckedForm({
    schema: AnswerForm,
    fields: ['answer'],
    start: { answer: '' },
    selectsField: true,
    draft: { name: `trail-answer-${id}`, label: t('shell.staff.trailQuestions') },
    send: async (body) => {
      await callsOf(client, trailQuestions).answer({ params: { id }, body });
      toast({ text: t('circle.asked.sent') });
      await client.invalidateQueries({ queryKey: keyOf(trailQuestions.list) });
    },
  });
  return (
    <Form form={form}>
      <FormProblems form={form} />
      <TextAreaField
        {...form.field('answer')}
        id={`answer-${id}`}
        label={t('circle.asked.answer')}
        hint={t('circle.asked.answer.hint')}
        limit={LONGEST_ANSWER}
        rows={3}
        data-testid="line-answer"
      />
      <SubmitButton form={form} busyLabel={t('ui.sending')} data-testid="send-line-answer">
        {t('circle.asked.send')}
      </SubmitButton>
    </Form>
  );
}
