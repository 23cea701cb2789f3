import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type CheckedForm, useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import type { Application } from '../../application.ts';
import type { ProfileChange } from '../../place-profile.ts';
import { type JoinStep, stepAddress, stepAfter } from './join-steps.ts';
import { useJoining } from '../queries.ts';

type Choices<Output extends object> = {
  application: Application;
  step: JoinStep;
  schema: z.core.$ZodType<Output, FieldValues>;
  fields: readonly (keyof Output & string)[];
  start: FieldValues;
  changeOf: (values: Output) => ProfileChange;
};

/** The form of one part of the profile: saved, and on to the next step. */
export function useStepForm<Output extends object>(choices: Choices<Output>): CheckedForm<Output> {
  const { application, step, schema, fields, start, changeOf } = choices;
  const t = useWords();
  const navigate = useNavigate();
  const { calls, keep } = useJoining();
  return useCheckedForm({
    schema,
    fields,
    start,
    draft: { name: `join-${application._id}-${step}`, label: t('partners.draft') },
    send: async (values) => {
      const body = changeOf(values);
      await keep(await calls.saveProfile({ params: { id: application._id }, body }));
      await navigate(stepAddress(application.kind, stepAfter(application.kind, step)));
    },
  });
}
