import { useLocale, useWords } from '#web/i18n/words.tsx';
import { languagesInWords } from '#features/providers/web/names-in-words.ts';
import { FactList } from '#web/ui/FactList.tsx';
import type { DoctorDetails } from '../../doctor.ts';

/** Under which numbers a doctor stands in the registers; those that stand in what was checked are not said twice. */
export function Licence({ doctor: { licence, npi, languages, receipt } }: { doctor: DoctorDetails }) {
  const t = useWords();
  const locale = useLocale();
  const numbers = [
    { kind: 'licence', term: t('doctors.licence'), value: t('doctors.licence.value', licence) },
    { kind: 'npi', term: t('doctors.npi'), value: npi },
  ];
  const isShown = (kind: string) => receipt.some((line) => line.kind === kind && line.state !== 'unchecked');
  return (
    <FactList
      facts={[
        ...numbers.filter(({ kind }) => !isShown(kind)),
        { term: t('search.filter.language'), value: languagesInWords(languages, locale) },
      ]}
    />
  );
}
