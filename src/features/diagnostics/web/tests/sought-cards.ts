import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Translator } from '#shared/words.ts';
import { testWith } from '../../catalogue.ts';
import type { PackageCard, TestCard } from '../../centre.ts';
import { isNamed, reasonsIn } from '../../named.ts';

/** What is looked for among tests stands in the address as `?q=`, so that a reload and the way back keep it. */
export function useSoughtWords(): [words: string, seek: (words: string) => void] {
  const [params, setParams] = useSearchParams();
  const [words, setWords] = useState(params.get('q') ?? '');
  const seek = (next: string) => {
    setWords(next);
    const kept = new URLSearchParams(params);
    if (next.trim() === '') kept.delete('q');
    else kept.set('q', next);
    setParams(kept, { replace: true, preventScrollReset: true });
  };
  return [words, seek];
}

/** A test that words name, with those of its reasons that they say. */
type SoughtTest = TestCard & { felt: readonly string[] };

/** The tests that words name: by name, code, what they are about or measure; then those that are often ordered for what the words say. */
export function soughtTests(tests: readonly TestCard[], words: string, t: Translator): SoughtTest[] {
  const found = tests.map((test): SoughtTest & { isNamed: boolean } => {
    const { name, about, code, category, measures, reasons } = test;
    return {
      ...test,
      isNamed: isNamed(words, [name, about, code, t(`diagnostics.category.${category}`), ...measures]),
      felt: reasonsIn(words, reasons, t('diagnostics.tests.fillers')),
    };
  });
  return [...found.filter((test) => test.isNamed), ...found.filter((test) => !test.isNamed && test.felt.length > 0)];
}

/** The packages that words name, or of which they name a test. */
export const soughtPackages = (packages: readonly PackageCard[], words: string, t: Translator): PackageCard[] =>
  packages.filter(({ name, about, code, tests }) =>
    isNamed(words, [name, about, code, ...tests.flatMap((test) => [test.name, test.about, ...subjectOf(test, t)])]),
  );

const subjectOf = ({ _id: id }: { _id: string }, t: Translator) => {
  const test = testWith(id);
  return test ? [t(`diagnostics.category.${test.category}`)] : [];
};
