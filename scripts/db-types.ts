// Prints src/server/db/tables.ts from a freshly migrated database: npm run check fails when the committed file is stale.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';

const file = 'src/server/db/tables.ts';
const scalars: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  bpchar: 'string',
  date: 'string',
  timestamptz: 'Instant',
  bool: 'boolean',
  jsonb: 'Json',
  point: 'Point',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  numeric: 'number',
};

// What is read of a list of instants is what is written into it.
const arrays: Record<string, string> = { _timestamptz: 'Date[]' };

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lado-types-'));
const server = await startEmbedded({ folder, say: () => undefined, settings: ['fsync=off'] });
try {
  await migrate(server.url, 'src/server/db/migrations');
  const text = await describe(server.url);
  if (process.argv.includes('--check')) {
    if (fs.readFileSync(file, 'utf8') !== text) throw new Error(`${file} is stale: run npx tsx scripts/db-types.ts.`);
  } else {
    fs.writeFileSync(file, text);
  }
} finally {
  await server.stop();
  fs.rmSync(folder, { recursive: true });
}

async function describe(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{
    table_name: string;
    column_name: string;
    udt_name: string;
    optional: boolean;
    generated: boolean;
  }>(`
    select columns.table_name, columns.column_name, columns.udt_name, columns.is_nullable = 'YES' as optional,
      columns.column_default is not null or columns.is_identity = 'YES' or columns.is_generated = 'ALWAYS' as generated
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where columns.table_schema = 'public' and tables.table_type = 'BASE TABLE' and columns.table_name <> 'migrations'
    order by columns.table_name, columns.ordinal_position`);
  await client.end();
  const tables = grouped(rows);
  const blocks = [...tables].map(
    ([name, columns]) =>
      `  ${name}: {\n${columns.map((column) => `    ${column.column_name}: ${typeOf(column)};\n`).join('')}  };\n`,
  );
  return `// Made by scripts/db-types.ts from the migrations. Do not edit.
import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<Date, Date | string, Date | string>;
type Json = ColumnType<unknown, string, string>;
type GeneratedJson = ColumnType<unknown, string | undefined, string>;
type Point = ColumnType<{ x: number; y: number }, string, string>;

export interface Tables {\n${blocks.join('')}}\n`;
}

function typeOf({ udt_name, optional, generated }: { udt_name: string; optional: boolean; generated: boolean }) {
  const type = udt_name.startsWith('_') ? (arrays[udt_name] ?? `${scalars[udt_name.slice(1)]}[]`) : scalars[udt_name];
  if (!type || type.includes('undefined')) throw new Error(`No type for ${udt_name}.`);
  const whole = optional ? `${type} | null` : type;
  if (!generated) return whole;
  return type === 'Json' ? 'GeneratedJson' : `Generated<${type === 'Instant' ? 'Date' : whole}>`;
}

function grouped<Row extends { table_name: string }>(rows: Row[]) {
  const tables = new Map<string, Row[]>();
  for (const row of rows) tables.set(row.table_name, [...(tables.get(row.table_name) ?? []), row]);
  return tables;
}
