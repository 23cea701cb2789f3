import { entryReaders, readEntry } from './read-entries.ts';
import { type Json, listIn, objectIn, objectOf, textIn } from './json.ts';
import {
  groupsOfResults,
  isOfLaboratory,
  isVoid,
  laboratoryOf,
  recordOf,
  recordReaders,
  resultsOf,
  voidResults,
  whoseIs,
} from './read-records.ts';
import {
  type FilePatient,
  type FoundEntry,
  type FoundRecord,
  counting,
  type Reading,
  UnreadableFile,
} from './reading.ts';
import { calledBy, dayIn, lastTwoOf, nameOf, type Resources, resourcesOf, sourceIdOf, wordsOf } from './resources.ts';
import { labRecord } from './lab-record.ts';
import { resultLines } from './values.ts';

/** What a document of FHIR R4 says: a bundle of any kind, or one resource. Throws UnreadableFile. */
export function readFhir(text: string): Reading {
  const root = parsed(text);
  if (textIn(root, 'resourceType') === '') throw new UnreadableFile('errors.importType');
  const resources = resourcesOf(root);
  const patient = patientOf(resources);
  const unread = counting();
  const voided = counting();
  const records: FoundRecord[] = [];
  const entries: FoundEntry[] = [];
  const inReports = new Set<Json>();
  for (const resource of resources.all)
    if (textIn(resource, 'resourceType') === 'DiagnosticReport' && !isVoid(resource, voidResults))
      for (const part of resultsOf(resource, resources)) inReports.add(part);
  const alone: Json[] = [];

  for (const resource of resources.all) {
    const type = textIn(resource, 'resourceType');
    const reader = recordReaders.get(type);
    const entryReader = entryReaders.get(type);
    if (reader) {
      if (isVoid(resource, reader.void)) voided.add(reader.kind);
      else keep(records, recordOf(reader, resource, resources), () => unread.add(reader.kind));
    } else if (entryReader) {
      const found = readEntry(entryReader, resource);
      if (found === 'void') voided.add(entryReader.kind);
      else if (found !== 'nothing') keep(entries, found, () => unread.add(entryReader.kind));
    } else if (type === 'Observation' && isOfLaboratory(resource)) {
      if (isVoid(resource, voidResults)) voided.add('result');
      else if (!inReports.has(resource) && resultLines(resource).length > 0) alone.push(resource);
    } else if (medicines.has(type)) unread.add('medicine');
    else if (!beside.has(type)) unread.add('other');
  }
  for (const group of groupsOfResults(alone, resources))
    keep(records, recordOfResults(group, resources), () => unread.add('result'));
  return { patient, sourceName: sourceOf(resources), records, entries, unread: unread.counts, voided: voided.counts };
}

function parsed(text: string): Json {
  try {
    return objectOf(JSON.parse(text));
  } catch {
    throw new UnreadableFile('errors.importDamaged');
  }
}

function keep<Found>(list: Found[], found: Found | undefined, onNone: () => void) {
  if (found === undefined) onNone();
  else list.push(found);
}

const medicines = new Set([
  'MedicationRequest',
  'MedicationStatement',
  'MedicationDispense',
  'MedicationAdministration',
]);

/** What says who, where or how, and no more, or what the others hold already. */
const beside = new Set([
  'Patient',
  'RelatedPerson',
  'Practitioner',
  'PractitionerRole',
  'Organization',
  'Location',
  'Device',
  'Specimen',
  'Medication',
  'ServiceRequest',
  'Composition',
  'Provenance',
  'Bundle',
  'OperationOutcome',
]);

/** The one whom all of it is about. Throws where there are several. */
function patientOf({ all, follow }: Resources): FilePatient | undefined {
  const people = new Set<Json | string>();
  for (const resource of all) {
    if (textIn(resource, 'resourceType') === 'Patient') people.add(sameAs(people, resource));
    const whose = whoseIs(resource);
    const address = textIn(whose, 'reference');
    const led = address === '' ? undefined : follow(whose, resource);
    if (led ? textIn(led, 'resourceType') === 'Patient' : /(^|\/)Patient\//.test(address))
      people.add(led ? sameAs(people, led) : lastTwoOf(address));
  }
  if (people.size > 1) throw new UnreadableFile('errors.importSeveral');
  const [patient] = people;
  return patient === undefined || typeof patient === 'string'
    ? undefined
    : { name: nameOf(patient), birthDate: textIn(patient, 'birthDate') };
}

/** Two that are called the same and were born on the same day are one, as when a bundle has them twice. */
function sameAs(people: ReadonlySet<Json | string>, patient: Json): Json {
  const isSame = (one: Json | string): one is Json =>
    typeof one !== 'string' &&
    nameOf(one) !== '' &&
    nameOf(one) === nameOf(patient) &&
    textIn(one, 'birthDate') === textIn(patient, 'birthDate');
  return [...people].find(isSame) ?? patient;
}

function recordOfResults(group: readonly Json[], resources: Resources): FoundRecord | undefined {
  const [first] = group;
  if (!first) return undefined;
  const when = dayIn(first, ['effectiveDateTime', 'effectivePeriod', 'issued']);
  return labRecord({
    tests: group.map((one) => wordsOf(objectIn(one, 'code'))),
    lines: group.flatMap(resultLines),
    ...when,
    laboratory: laboratoryOf(first, resources),
    sourceId: group.length === 1 ? sourceIdOf(resources, first) : '',
    isOpen: group.some((one) => isVoid(one, ['registered', 'preliminary', 'unknown'])),
  });
}

/** Who keeps a document, or the place that its patient belongs to. */
function sourceOf(resources: Resources): string {
  const named = (type: string, list: string[]) => {
    const one = resources.all.find((resource) => textIn(resource, 'resourceType') === type);
    if (!one) return '';
    const references = list.flatMap((name) => [objectIn(one, name), ...listIn(one, name)]);
    return references.map((reference) => calledBy(resources, reference, one)).find(Boolean) ?? '';
  };
  return named('Composition', ['custodian', 'author']) || named('Patient', ['managingOrganization']);
}
