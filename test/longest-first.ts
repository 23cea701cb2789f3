import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, in the order in which it begins: at the end of a run it would keep one core waiting for the other. */
const longest = [
  'test/access-matrix.test.ts',
  'test/role-matrix.test.ts',
  'test/crash.test.ts',
  'test/start.test.ts',
  'test/fuzz.test.ts',
  'test/attacks.test.ts',
  'test/kill-postgres.test.ts',
  'test/revoked-relation.test.ts',
  'src/features/visit-summaries/partner/SummaryEditor.test.tsx',
  'src/features/providers/server/photos/photos.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification) => {
  const place = longest.findIndex((file) => moduleId.endsWith(file));
  return place < 0 ? longest.length : place;
};

/** The longest files first, the others as Vitest would have them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => placeOf(one) - placeOf(other));
  }
}
