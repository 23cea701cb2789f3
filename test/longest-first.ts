import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, in the order in which it begins: at the end of a run it would keep one core waiting for the other. */
const longest = [
  'test/start.test.ts',
  'test/fuzz.test.ts',
  'test/crash.test.ts',
  'test/access-matrix.test.ts',
  'test/attacks.test.ts',
  'test/kill-postgres.test.ts',
  'test/every-call.test.ts',
  'src/features/circle/server/circle-order.test.ts',
  'test/revoked-relation.test.ts',
  'src/app/demo/seed-again.test.ts',
  'src/server/http/openapi.test.ts',
  'src/features/providers/server/photos/photos.test.ts',
  'src/features/senior-care/partner/profile/CentreProfilePage.test.tsx',
  'src/features/health-records/web/records/HealthRecords.test.tsx',
  'src/features/payments/web/CardListPage.test.tsx',
  'src/features/partners/partner/join/JoinPage.test.tsx',
  'src/features/doctors/web/booking/known-person.test.tsx',
  'src/features/diagnostics/partner/lab-workspace.test.tsx',
];

/** A worker shares modules with the files of one project, and begins anew, with all imports, where a file of another one follows. */
const projects = ['server', 'isolated', 'pages'];

const projectOf = ({ project }: TestSpecification) => projects.indexOf(project.name);

const placeOf = ({ moduleId }: TestSpecification) => {
  const place = longest.findIndex((file) => moduleId.endsWith(file));
  return place < 0 ? longest.length : place;
};

/** One project after the other, and of each the longest files first, the others as Vitest would have them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort(
      (one, other) => projectOf(one) - projectOf(other) || placeOf(one) - placeOf(other),
    );
  }
}
