import { useWords } from '#web/i18n/words.tsx';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { type Release, releases } from '../../report.ts';
import type { TypedReport } from './typed-report.ts';

type Props = { field: ReturnType<CheckedForm<TypedReport>['field']>; value: Release };

/** When the family reads what is reported. */
export function ReleaseField({ field, value }: Props) {
  const t = useWords();
  return (
    <RadioCards
      {...field}
      label={t('diagnostics.work.release')}
      value={value}
      options={releases.map((one) => ({
        value: one,
        label: t(`diagnostics.work.release.${one}`),
        ...(one === 'afterTalk' && { detail: t('diagnostics.work.release.afterTalk.text') }),
      }))}
      data-testid="release-when"
    />
  );
}
