import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db } from './db.ts';

/** A value, or what stands in its place while a statement is built once for all runs. */
export type SqlValue<Value> = Value | RawBuilder<Value>;
type Placeholders<Values> = { readonly [Name in keyof Values]-?: RawBuilder<Values[Name]> };

class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is built and compiled at its first run only: building takes longer than reading what PostgreSQL answers. `build` gets
 * a placeholder for each value, and every run brings the values; a value that is absent is null. For what is asked all the time:
 * `statement<{ id: string }>()((db, { id }) => db.selectFrom('users').select('users.email').where('users.id', '=', id))`.
 */
export const statement =
  <Values extends object>() =>
  <Row>(build: (db: Db, given: Placeholders<Values>) => { compile: () => CompiledQuery<Row> }) => {
    let compiled: CompiledQuery<Row> | undefined;
    return async (db: Db, values: Values): Promise<Row[]> => {
      compiled ??= build(db, placeholders<Values>()).compile();
      const given = new Map<string, unknown>(Object.entries(values));
      const parameters = compiled.parameters.map((parameter) =>
        parameter instanceof Placeholder ? (given.get(parameter.name) ?? null) : parameter,
      );
      const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
      return rows;
    };
  };

const placeholders = <Values>() =>
  new Proxy({} as Placeholders<Values>, { get: (_, name) => sql`${new Placeholder(String(name))}` });
