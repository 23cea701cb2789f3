import type { ReactNode } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Tabs } from '#web/ui/Tabs.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import type { ReadTest } from '../../report.ts';

type Props = { order: string; tests: readonly ReadTest[]; chosen: string; children: ReactNode };

/** The tests of an order, of which one is read. */
export function TestTabs({ order, tests, chosen, children }: Props) {
  const t = useWords();
  const navigate = useNavigate();
  const panel = <div className="stack">{children}</div>;
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
