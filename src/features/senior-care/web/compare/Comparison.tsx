import { SideBySide } from '#features/search/web/compare/SideBySide.tsx';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import type { ComparedCentre } from '../../centre.ts';
import { centresCompared } from './compared-centres.ts';
import { ComparedCentreHead } from './ComparedCentreHead.tsx';
import { factRows, serviceRows } from './comparison-rows.ts';

/** Up to four centers side by side. */
export function Comparison({ centres }: { centres: readonly ComparedCentre[] }) {
  const t = useWords();
  const locale = useLocale();
  return (
    <SideBySide
      comparing={centresCompared}
      providers={centres}
      head={(centre, without) => <ComparedCentreHead centre={centre} without={without} />}
      parts={[
        { id: 'compared-facts', caption: t('seniorCare.compare.facts'), rows: factRows(centres, { t, locale }) },
        { id: 'compared-services', caption: t('seniorCare.services'), rows: serviceRows(centres, { t, locale }) },
      ]}
      front={href('/senior-care')}
    />
  );
}
