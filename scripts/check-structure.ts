// The closed vocabulary of files (docs/architecture.md): a file that has no place in it wants another name or another folder, and
// so does the twenty-sixth file of a folder of a capability.
import fs from 'node:fs';
import path from 'node:path';

const MOST_BESIDE_EACH_OTHER = 25;

const kebab = '[a-z0-9]+(-[a-z0-9]+)*';
const component = '[A-Z][A-Za-z0-9]*';
const hook = 'use[A-Z][A-Za-z0-9]*';

const allowed = [
  `src/shared/(art/)?${kebab}(\\.test)?\\.ts`,
  `src/shared/text/(en|sp|gr|it|rs)\\.json`,
  `src/features/${kebab}/${kebab}(\\.test)?\\.ts`,
  `src/features/${kebab}/text/(en|sp|gr|it|rs)\\.json`,
  `src/features/${kebab}/demo/${kebab}(\\.test)?\\.ts`,
  `src/features/${kebab}/demo/${kebab}\\.(en|sp)\\.json`,
  `src/features/${kebab}/server/(${kebab}/)?${kebab}(\\.test|\\.d)?\\.ts`,
  `src/features/${kebab}/(web|partner|staff)/(${kebab}/)?(${component}|${hook}|${kebab})(\\.test)?\\.tsx?`,
  `src/features/${kebab}/(web|partner|staff)/(${kebab}/)?${component}\\.module\\.css`,
  `src/features/places/web/basemap/${kebab}\\.json`,
  `src/server/(${kebab}/)*${kebab}(\\.test|\\.behaviour|\\.d)?\\.ts`,
  `src/server/fonts/${kebab}\\.(ttf|license\\.txt)`,
  `src/server/db/migrations/(\\d{4}_[a-z_]+|\\d{8}_[a-z_]+)\\.sql`,
  `src/web/(${kebab}/)?(${component}|${hook}|${kebab})(\\.client|\\.server)?(\\.test)?\\.tsx?`,
  `src/web/(${kebab}/)?(${component}\\.module|${kebab})\\.css`,
  `src/web/fonts/${kebab}\\.(woff2|license\\.txt)`,
  'src/app/web/after-paint\\.js',
  'src/app/(calls|failures)\\.ts',
  `src/app/(server|demo|large-world)/${kebab}(\\.test)?\\.ts`,
  `src/app/web/(${kebab}/)?(${component}|${hook}|${kebab})(\\.client|\\.server)?(\\.test)?\\.tsx?`,
  `src/app/web/(${kebab}/)?${component}\\.module\\.css`,
].map((pattern) => new RegExp(`^${pattern}$`));

const complaints = filesIn('src')
  .filter((file) => !allowed.some((pattern) => pattern.test(file)))
  .map((file) => `${file} has no place in the file vocabulary`);

for (const file of filesIn('src').filter((name) => /Page\.tsx$/.test(name))) {
  if (!fs.readFileSync('src/web/routes.ts', 'utf8').includes(file.replace('src/features/', '').replace('.tsx', '')))
    complaints.push(`${file} is in no row of the route table`);
}

// The dependency check does not read style sheets.
for (const file of filesIn('src').filter((name) => /^src\/(shared|server|web)\//.test(name) && isSource(name)))
  if (/from '#(app|features)\/[^']+\.css'/.test(fs.readFileSync(file, 'utf8')))
    complaints.push(`${file} takes its look from what stands above the kernels`);

for (const [folder, count] of countedByFolder(filesIn('src/features').filter(isSource)))
  if (count > MOST_BESIDE_EACH_OTHER)
    complaints.push(
      `${folder} holds ${count} source files beside each other; more than ${MOST_BESIDE_EACH_OTHER} want folders`,
    );

for (const document of [...filesIn('docs').filter((name) => name.endsWith('.md')), 'README.md', 'CONTRIBUTING.md'])
  for (const name of namedIn(fs.readFileSync(document, 'utf8')))
    if (!fs.existsSync(name)) complaints.push(`${document} names ${name}, which does not exist`);

for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exit(1);

function filesIn(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? filesIn(file) : [file];
  });
}

/** Paths of the repository between backticks; what holds a placeholder or a wildcard names no file. */
function namedIn(text: string): string[] {
  const paths = [...text.matchAll(/`((?:src|test|e2e|scripts|bench|docs)\/[\w./-]+)`/g)].map(([, name = '']) => name);
  return paths.filter((name) => !name.includes('YYYY'));
}

function isSource(file: string) {
  return /\.tsx?$/.test(file) && !/\.(test|behaviour|d)\.tsx?$/.test(file);
}

function countedByFolder(files: string[]) {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}
