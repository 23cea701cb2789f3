import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Tabs } from '#web/ui/Tabs.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import type { ReadTest } from '../../report.ts';
import { ValueCard } from './ValueCard.tsx';

type Props = { order: string; tests: readonly ReadTest[]; chosen: string; timeZone: string };

/** The tests of an order: on the screen one of them is read, on paper all. */
export function TestTabs({ order, tests, chosen, timeZone }: Props) {
  const t = useWords();
  const navigate = useNavigate();
  const panel = tests.map((test) => (
    <div key={test.testId} className={test.testId === chosen ? undefined : 'print-only'}>
      <div className="stack">
        {tests.length > 1 && <h2 className="print-only">{test.name}</h2>}
        <p className="muted">{test.about}</p>
        {test.values.map((value) => (
          <ValueCard key={value.analyte} test={test.testId} value={value} timeZone={timeZone} />
        ))}
        {test.values.length === 0 && <p className="muted">{t('diagnostics.result.inFile')}</p>}
      </div>
    </div>
  ));
  if (tests.length < 2) return panel;
  return (
    <Tabs
      label={t('diagnostics.result.tests')}
      tabs={tests.map(({ testId, name }) => ({ value: testId, label: name }))}
      value={chosen}
      onChange={(test) =>
        void navigate(href('/diagnostic-testView', undefined, { order, test }), {
          replace: true,
          preventScrollReset: true,
        })
      }
    >
      {panel}
    </Tabs>
  );
}
