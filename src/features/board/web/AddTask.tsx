import { useQueryClient } from '@tanstack/react-query';
import type { Reply } from '#shared/call.ts';
import { addDays, daysFrom, formatDayInWords } from '#shared/dates.ts';
import { Form, FormProblems, SubmitButton } from '#web/forms/Form.tsx';
import { useAddOnce } from '#web/forms/useAddOnce.ts';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { callsOf, keyOf } from '#web/queries.ts';
import { Card } from '#web/ui/Card.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { TaskForm } from '../board.ts';
import { board } from '../contract.ts';
import styles from './WeekPage.module.css';

const SUNDAY = 6;

/** Writes down what somebody has to do on a day of this week, for whoever can. */
export function AddTask({ week }: { week: Reply<typeof board.week> }) {
  const t = useWords();
  const locale = useLocale();
  const client = useQueryClient();
  const { from, today, personId, isForSelf } = week;
  const to = addDays(from, SUNDAY);
  const askAgain = () => client.invalidateQueries({ queryKey: keyOf(board.week) });
  const addOnce = useAddOnce(askAgain);
  const form = useCheckedForm({
    schema: TaskForm,
    fields: ['title', 'day'],
    start: { title: '', day: today >= from && today <= to ? today : from },
    draft: { name: `board-task-${personId}`, label: t('board.task.new') },
    send: async (task) => {
      const body = { ...task, ...(!isForSelf && { familyMemberId: personId }) };
      await addOnce((once) => callsOf(client, board).addTask({ body }, once));
      form.setValue('title', '');
      await askAgain();
    },
  });
  return (
    <Card className={styles.card} aria-labelledby="board-add" data-print="hide">
      <h2 id="board-add">{t('board.task.new')}</h2>
      <Form form={form} data-testid="board-add">
        <FormProblems form={form} />
        <TextField
          {...form.field('title')}
          label={t('board.task.what')}
          hint={t('board.task.what.hint')}
          autoComplete="off"
          data-testid="task-title"
        />
        <SelectField
          {...form.field('day')}
          label={t('board.task.day')}
          options={daysFrom(from, to).map((day) => ({ value: day, label: formatDayInWords(day, locale, 'yearless') }))}
          data-testid="task-day"
        />
        <SubmitButton form={form} variant="secondary" data-testid="task-add">
          {t('board.task.add')}
        </SubmitButton>
      </Form>
    </Card>
  );
}
