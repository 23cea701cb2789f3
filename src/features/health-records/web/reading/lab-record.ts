import { fittedFacts } from './fit.ts';
import type { FoundRecord } from './reading.ts';

type LabResults = {
  tests: readonly string[];
  /** What was found, test by test. */
  lines: readonly string[];
  day: string;
  roughDay: string | undefined;
  laboratory: string;
  /** Empty where the file knows them by nothing. */
  sourceId: string;
  /** They may still change. */
  isOpen: boolean;
};

/** Results of one day and one laboratory as a record; undefined where no test has a name. */
export function labRecord({
  tests,
  lines,
  day,
  roughDay,
  laboratory,
  sourceId,
  isOpen,
}: LabResults): FoundRecord | undefined {
  const testType = [...new Set(tests.filter(Boolean))].join(', ');
  const { facts, shortened } = fittedFacts('diagnosis', {
    testType,
    testDate: day,
    diagnosticCentre: laboratory,
    notes: lines.join('\n'),
  });
  if (!facts['testType']) return undefined;
  return { sourceId, type: 'diagnosis', facts, roughDay, isDoubtful: isOpen || day === '', shortened };
}
