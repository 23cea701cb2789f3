import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { EvidenceDetails } from '#features/providers/web/EvidenceDetails.tsx';
import { dayIn } from '#shared/dates.ts';
import { Form, FormProblems, SubmitButton } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateField } from '#web/ui/DateField.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { EvidenceLine } from '../application.ts';
import { type CheckedApplication, checking, EvidenceCheck } from '../checking-contract.ts';
import { EvidenceFiles } from '../partner/EvidenceFiles.tsx';
import { ResultTag } from '../partner/ResultTag.tsx';
import styles from './CheckApplication.module.css';
import { useRefreshQueue } from './queries.ts';

type Props = { application: CheckedApplication; line: EvidenceLine };

/** One line of evidence: what was given, and what came of looking it up. */
export function CheckLine({ application, line }: Props) {
  const t = useWords();
  const [isOpen, setIsOpen] = useState(line.result === 'waiting');
  const canCheck = application.status === 'sent';
  return (
    <Card as="article" className={styles.line} data-testid={`line-${line.kind}`}>
      <div className={styles.head}>
        <h3>{t(`providers.evidence.${line.kind}`)}</h3>
        <ResultTag result={line.result} />
      </div>
      <EvidenceDetails kind={line.kind} facts={line.facts} until={line.until} />
      <EvidenceFiles files={line.files} />
      {line.source && line.checkedAt && (
        <p className="small muted">
          {t('providers.trust.checked', { name: line.checkedBy ?? '', source: line.source })}{' '}
          <DateText day={dayIn(deviceZone(), new Date(line.checkedAt))} />
        </p>
      )}
      {canCheck && isOpen && <LineForm application={application} line={line} />}
      {canCheck && !isOpen && (
        <div>
          <Button variant="secondary" onClick={() => setIsOpen(true)} data-testid="check-again">
            {t('partners.check.again')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function LineForm({ application, line }: Props) {
  const t = useWords();
  const client = useQueryClient();
  const refresh = useRefreshQueue();
  const form = useCheckedForm({
    schema: EvidenceCheck,
    fields: ['result', 'source', 'until'],
    start: { result: null, source: line.source ?? '', until: line.until },
    send: async (body) => {
      await callsOf(client, checking)
        .check({ params: { id: application._id, lineId: line._id }, body })
        .finally(refresh);
    },
  });
  return (
    <Form form={form} data-testid={`check-${line.kind}`}>
      <FormProblems form={form} />
      <RadioCards
        label={t('partners.check.result')}
        columns={2}
        {...form.field('result')}
        id={`result-${line._id}`}
        options={(['confirmed', 'refused'] as const).map((value) => ({ value, label: t(`partners.result.${value}`) }))}
        data-testid={`result-${line.kind}`}
      />
      <TextField
        label={t('partners.check.source')}
        hint={t('partners.check.source.hint')}
        autoComplete="off"
        {...form.field('source')}
        id={`source-${line._id}`}
        data-testid={`source-${line.kind}`}
      />
      {line.until !== null && (
        <Controller
          control={form.control}
          name="until"
          render={({ field }) => (
            <DateField
              label={t('partners.check.until')}
              {...field}
              id={`until-${line._id}`}
              value={String(field.value ?? '')}
              onChange={(day) => form.setValue('until', day)}
              error={form.field('until').error}
            />
          )}
        />
      )}
      <SubmitButton form={form} variant="secondary" busyLabel={t('ui.saving')} data-testid={`save-${line.kind}`}>
        {t('partners.check.save')}
      </SubmitButton>
    </Form>
  );
}
