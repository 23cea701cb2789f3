import { cleanText } from '#shared/clean-text.ts';
import { readDay } from '#shared/dates.ts';
import { labRecord } from './lab-record.ts';
import { counting, type FilePatient, type Reading, UnreadableFile } from './reading.ts';
import { tableOf } from './table.ts';

/** What columns are called in English and Spanish, without accents and signs. */
const columns = {
  day: [
    'date',
    'test date',
    'collection date',
    'collected',
    'result date',
    'fecha',
    'fecha de la prueba',
    'fecha de toma',
    'fecha de extraccion',
    'fecha del resultado',
  ],
  test: [
    'test',
    'test name',
    'analyte',
    'component',
    'name',
    'prueba',
    'analisis',
    'determinacion',
    'parametro',
    'examen',
    'nombre de la prueba',
  ],
  value: ['value', 'result', 'valor', 'resultado'],
  unit: ['unit', 'units', 'unidad', 'unidades'],
  range: [
    'range',
    'reference range',
    'reference interval',
    'normal range',
    'rango',
    'rango de referencia',
    'valores de referencia',
    'intervalo de referencia',
    'valor de referencia',
  ],
  laboratory: ['laboratory', 'lab', 'lab name', 'performing lab', 'laboratorio', 'centro'],
  doctor: ['doctor', 'ordering doctor', 'ordering provider', 'physician', 'medico', 'medico solicitante'],
  patient: ['patient', 'patient name', 'paciente', 'nombre del paciente'],
  birthDate: ['birth date', 'date of birth', 'dob', 'birthdate', 'fecha de nacimiento'],
} as const;
type Column = keyof typeof columns;
type Row = Record<Column, string>;

/** Laboratory results in a table whose first row names its columns. Throws UnreadableFile. */
export function readLabTable(text: string): Reading {
  const [head = [], ...cells] = tableOf(text);
  const places = placesIn(head);
  if (!['day', 'test', 'value'].every((name) => places.has(name as Column)))
    throw new UnreadableFile('errors.importType');
  const rows = cells.map((row) => rowOf(row, places));
  const isDayFirst = dayFirstIn(rows, head);
  const unread = counting();
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    if (row.test === '' || row.value === '') unread.add('result');
    else {
      const key = JSON.stringify([row.day, row.laboratory, row.doctor]);
      const group = groups.get(key);
      if (group) group.push(row);
      else groups.set(key, [row]);
    }
  }
  const records = [...groups.values()].flatMap((group) => recordOf(group, isDayFirst) ?? []);
  const [first] = rows;
  return {
    patient: patientOf(rows, isDayFirst),
    sourceName: first && rows.every(({ laboratory }) => laboratory === first.laboratory) ? first.laboratory : '',
    records,
    entries: [],
    unread: unread.counts,
    voided: counting().counts,
  };
}

function placesIn(head: readonly string[]): Map<Column, number> {
  const names = head.map(plain);
  const found = Object.entries(columns).flatMap(([column, words]) => {
    const place = names.findIndex((name) => (words as readonly string[]).includes(name));
    return place < 0 ? [] : [[column as Column, place] as const]; // its keys
  });
  return new Map(found);
}

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

const rowOf = (row: readonly string[], places: ReadonlyMap<Column, number>): Row =>
  Object.fromEntries(
    Object.keys(columns).map((column) => [column, cleanText(row[places.get(column as Column) ?? -1] ?? '').trim()]),
  ) as Row; // one for each

const numeric = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/;

/** Whether days stand before months: as a day says that can be nothing else, or as the language of the columns has it. */
function dayFirstIn(rows: readonly Row[], head: readonly string[]): boolean {
  const parts = rows.flatMap(({ day, birthDate }) =>
    [numeric.exec(day), numeric.exec(birthDate)].filter((one) => one !== null),
  );
  if (parts.some(([, first]) => Number(first) > 12)) return true;
  if (parts.some(([, , second]) => Number(second) > 12)) return false;
  return head.map(plain).some((name) => /^(fecha|prueba|valor|resultado|paciente)\b/.test(name));
}

function dayOf(text: string, isDayFirst: boolean): string {
  const [, first = '', second = '', year = ''] = numeric.exec(text) ?? [];
  if (first === '') return readDay(text.slice(0, 10)) ?? '';
  return readDay(isDayFirst ? `${second}/${first}/${year}` : `${first}/${second}/${year}`) ?? '';
}

function recordOf(group: readonly Row[], isDayFirst: boolean) {
  const [first] = group;
  if (!first) return undefined;
  const day = dayOf(first.day, isDayFirst);
  const found = labRecord({
    tests: group.map(({ test }) => test),
    lines: group.map(
      ({ test, value, unit, range }) => `${test}: ${[value, unit].filter(Boolean).join(' ')}${range && ` (${range})`}`,
    ),
    day,
    roughDay: day === '' && first.day !== '' ? first.day.slice(0, 40) : undefined,
    laboratory: first.laboratory,
    sourceId: '',
    isOpen: false,
  });
  return (
    found && {
      ...found,
      facts: { ...found.facts, ...(first.doctor && { referredDoctor: first.doctor.slice(0, 120) }) },
    }
  );
}

/** Throws where the rows are about several people. */
function patientOf(rows: readonly Row[], isDayFirst: boolean): FilePatient | undefined {
  const people = new Map(
    rows
      .filter(({ patient }) => patient !== '')
      .map(({ patient, birthDate }) => [plain(patient), { name: patient, birthDate: dayOf(birthDate, isDayFirst) }]),
  );
  if (people.size > 1) throw new UnreadableFile('errors.importSeveral');
  return [...people.values()][0];
}
