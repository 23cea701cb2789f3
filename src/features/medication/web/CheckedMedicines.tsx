import { formatDayInWords } from '#shared/dates.ts';
import type { Translator } from '#shared/words.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { MedicineList } from '../contract.ts';
import { checkMedicines, type MedicineWarning } from '../medicine-check.ts';
import { CHECKED_ON } from '../medicine-classes.ts';

type Props = Pick<MedicineList, 'medicines' | 'allergies'>;

/** What is known to be dangerous in a list: it warns, and keeps nobody from anything. */
export function MedicineWarnings({ medicines, allergies }: Props) {
  const t = useWords();
  const { warnings } = checkMedicines(medicines, allergies);
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warning" title={t('medication.check.title')} data-testid="medicine-warnings">
      <ul>
        {warnings.map((warning) => (
          <li key={JSON.stringify(warning)}>{inWords(warning, t)}</li>
        ))}
      </ul>
      <p>{t('medication.check.ask')}</p>
    </Notice>
  );
}

/** How much the warnings are worth, and of what nothing is known. */
export function CheckNote({ medicines, allergies }: Props) {
  const t = useWords();
  const locale = useLocale();
  const { unknown } = checkMedicines(medicines, allergies);
  return (
    <p className="small muted" data-testid="medicine-check">
      {t('medication.check.note', { day: formatDayInWords(CHECKED_ON, locale) })}
      {unknown.length > 0 && <span>{` ${t('medication.check.unknown', { names: unknown.join(', ') })}`}</span>}
    </p>
  );
}

function inWords(warning: MedicineWarning, t: Translator): string {
  if (warning.kind === 'pair')
    return t('medication.check.together', { ...warning, harm: t(`medication.check.${warning.harm}`) });
  return t(`medication.check.${warning.kind}`, warning);
}
