import { useState } from 'react';
import * as z from 'zod/mini';
import { Failure } from '#shared/failure.ts';
import { type CheckedForm, useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { newKey } from '#web/new-key.ts';
import { recordForm } from '../../record.ts';
import { type Imported, MOST_IMPORTED } from '../../record-import.ts';
import { recordTypes } from '../../record-types.ts';
import { useImportCalls } from './import-queries.ts';
import type { ImportRow, ImportRows } from './import-rows.ts';

export type ImportForm = CheckedForm<Record<string, unknown>>;

/** The name of a field of a row, and of its files. */
export const fieldOf = ({ id }: Pick<ImportRow, 'id'>, name: string): string => `${id}_${name}`;
/** The field that asks whether it is the right person, and the one with all rows. */
export const RIGHT_PERSON = 'rightPerson';
export const ROWS = 'rows';

export const needsFiles = ({ type }: Pick<ImportRow, 'type'>): boolean =>
  recordTypes[type].files.required !== undefined;

type Choices = {
  personId: string;
  rows: ImportRows;
  ticked: ReadonlySet<string>;
  sourceName: string;
  /** Whether somebody has to say that the file is about the right person. */
  asksPerson: boolean;
  onSaved: (imported: Imported) => Promise<void>;
};

/** The form of what is missing on the rows that are ticked. */
export function useImportForm({ personId, rows, ticked, sourceName, asksPerson, onSaved }: Choices): ImportForm {
  const [key] = useState(newKey);
  const { save } = useImportCalls(personId);
  const chosen = rows.records.filter(({ id }) => ticked.has(id));
  const entries = rows.entries.filter(({ id }) => ticked.has(id));
  const asked = chosen.map((row) => [row, askedOf(row)] as const);
  const schema = z.object({
    ...(asksPerson && { [RIGHT_PERSON]: z.literal(true, 'errors.importPerson') }),
    [ROWS]: countRule(chosen.length, chosen.length + entries.length),
    ...Object.fromEntries(
      asked.flatMap(([row, fields]) => Object.entries(fields).map(([name, rule]) => [fieldOf(row, name), rule])),
    ),
  }) as z.ZodMiniType<Record<string, unknown>, Record<string, unknown>>; // a field for each
  const names = asked.flatMap(([row, fields]) => Object.keys(fields).map((name) => fieldOf(row, name)));
  return useCheckedForm<Record<string, unknown>>({
    schema,
    fields: [RIGHT_PERSON, ROWS, ...names],
    start: { [RIGHT_PERSON]: false, [ROWS]: '', ...blank(rows) },
    send: async (values) => {
      const records = asked.map(([row, fields]) => {
        const { files = [], ...typed } = Object.fromEntries(
          Object.keys(fields).map((name) => [name, values[fieldOf(row, name)]]),
        );
        const facts = { ...row.facts, ...(typed as Record<string, string>) }; // as their schemas have made them
        return { type: row.type, sourceId: row.sourceId, facts, files: files as string[] };
      });
      const listed = (list: string) => entries.filter((one) => one.list === list).map(({ entry }) => entry);
      const body = {
        ...{ key, sourceName, records },
        entries: { allergies: listed('allergies'), medicalConditions: listed('medicalConditions') },
      };
      const { data } = await save(body).catch((error: unknown) => {
        throw error instanceof Failure ? atTheirRows(error, chosen) : error;
      });
      await onSaved(data);
    },
  });
}

/** Every field that a row may ask for once it is ticked, with nothing in it. */
const blank = ({ records }: ImportRows): Record<string, ''> =>
  Object.fromEntries(records.flatMap((row) => row.missing.map(({ name }) => [fieldOf(row, name), '' as const])));

/** What a row asks for: its missing fields, and files where its type wants them. */
function askedOf(row: ImportRow): Record<string, z.ZodMiniType> {
  const { files } = (recordForm(row.type) as unknown as z.ZodMiniObject<{ files: z.ZodMiniType }>).shape; // as it is made
  return {
    ...Object.fromEntries(row.missing.map(({ name, schema }) => [name, schema])),
    ...(needsFiles(row) && { files }),
  };
}

const countRule = (records: number, all: number) =>
  z.string().check(
    z.refine(() => all > 0, 'errors.importNone'),
    z.refine(() => records <= MOST_IMPORTED, 'errors.importTooMany'),
  );

/** A refusal names rows by their place in what was sent. */
function atTheirRows({ code, status, values, issues, cause }: Failure, rows: readonly ImportRow[]): Failure {
  const named = issues.map((issue) => {
    const [, place, name] = /^records\.(\d+)\.(?:facts\.)?(.+)$/.exec(issue.field) ?? [];
    const row = rows[Number(place)];
    return row && name ? { ...issue, field: fieldOf(row, name) } : issue;
  });
  return new Failure(code, { status, values, issues: named, cause });
}
