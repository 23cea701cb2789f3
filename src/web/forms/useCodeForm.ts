import { useRef } from 'react';
import { Failure, type FailureCode } from '#shared/failure.ts';
import { type CheckedForm, type FormChoices, useCheckedForm } from './useCheckedForm.ts';

type Choices<Output extends object> = Pick<FormChoices<Output>, 'schema' | 'start' | 'send'> & {
  /** The field of the code. */
  code: keyof Output & string;
  /** All fields, where it has others besides. */
  fields?: FormChoices<Output>['fields'];
  /** What a wrong code is refused with, where the refusal does not name its field. */
  wrong?: FailureCode;
};

export type CheckedCodeForm<Output extends object> = CheckedForm<Output> & {
  /** There is a new code: what was wrong before may be right now. */
  expectNew: () => void;
};

/** The form of a code. One that was wrong is wrong until it is changed, or there is a new one: pressed once more it costs no other try. */
export function useCodeForm<Output extends object>({
  schema,
  code,
  fields = [code],
  start,
  wrong,
  send,
}: Choices<Output>): CheckedCodeForm<Output> {
  const refused = useRef<{ code: unknown; refusal: Failure }>(undefined);
  const isWrong = ({ code: failed, issues }: Failure) => failed === wrong || issues.some(({ field }) => field === code);
  const form = useCheckedForm({
    schema,
    fields,
    start: { [code]: '', ...start },
    selectsField: true,
    send: async (typed) => {
      const { current: last } = refused;
      if (last && last.code === typed[code]) throw last.refusal;
      await send(typed).catch((error: unknown) => {
        if (error instanceof Failure && isWrong(error)) refused.current = { code: typed[code], refusal: error };
        throw error;
      });
    },
  });
  const expectNew = () => {
    refused.current = undefined;
  };
  return { ...form, expectNew };
}
