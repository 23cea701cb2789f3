import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { StartFailure } from '#server/start-failure.ts';
import { migrate } from './migrate.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lado-migrations-'));
const write = (name: string, statements: string) => fs.writeFileSync(path.join(folder, name), statements);
let url: string;

beforeEach(async () => {
  for (const name of fs.readdirSync(folder)) fs.rmSync(path.join(folder, name));
  write('20261101_first.sql', 'create table first (id integer);');
  write('20261102_second.sql', 'insert into first values (1);');
  const name = `migrate_${randomUUID().replaceAll('-', '')}`;
  await asked(inject('databaseUrl'), `create database ${name}`);
  const address = new URL(inject('databaseUrl'));
  address.pathname = `/${name}`;
  url = address.href;
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

async function asked(address: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
const refusal = () => migrate(url, folder).catch((error: unknown) => error);

test('runs each file once, in the order of their names', async () => {
  expect(await migrate(url, folder)).toEqual(['20261101_first.sql', '20261102_second.sql']);
  write('20261103_third.sql', 'insert into first values (2);');
  expect(await migrate(url, folder)).toEqual(['20261103_third.sql']);
  expect(await migrate(url, folder)).toEqual([]);
  expect(await asked(url, 'select id from first order by id')).toEqual([{ id: 1 }, { id: 2 }]);
});

test('runs each file once, however many processes start at the same moment', async () => {
  const ran = await Promise.all(Array.from({ length: 5 }, () => migrate(url, folder)));
  expect(ran.flat().sort()).toEqual(['20261101_first.sql', '20261102_second.sql']);
  expect(await asked(url, 'select id from first')).toEqual([{ id: 1 }]);
});

test('refuses a file that was changed after it ran', async () => {
  await migrate(url, folder);
  write('20261102_second.sql', 'insert into first values (3);');
  const failure = await refusal();
  expect(failure).toBeInstanceOf(StartFailure);
  expect(failure).toMatchObject({
    message: 'Migration 20261102_second.sql was changed after it ran here. Write a new one instead.',
  });
  expect(await asked(url, 'select id from first')).toEqual([{ id: 1 }]);
});

test('leaves nothing of a file that fails', async () => {
  write('20261103_third.sql', 'create table third (id integer); select * from nowhere;');
  await expect(migrate(url, folder)).rejects.toThrow('nowhere');
  expect(await asked(url, "select to_regclass('public.third') as third")).toEqual([{ third: null }]);
  expect(await asked(url, 'select name from migrations order by name')).toEqual([
    { name: '20261101_first.sql' },
    { name: '20261102_second.sql' },
  ]);
});

test('refuses a database of the former shape with a sentence, and changes nothing in it', async () => {
  await asked(
    url,
    `create table migrations (name text primary key, hash text not null, ran_at timestamptz not null default now());
     insert into migrations (name, hash) values ('0001_accounts.sql', 'x')`,
  );
  const failure = await refusal();
  expect(failure).toBeInstanceOf(StartFailure);
  expect(failure).toMatchObject({
    message:
      'This database was made by a version of Lado from before its first release, and its tables have another shape. ' +
      'Delete the data folder (./data, or what DATA_DIR names), or with DATABASE_URL name an empty database, and start again.',
  });
  expect(await asked(url, 'select name from migrations')).toEqual([{ name: '0001_accounts.sql' }]);
  expect(await asked(url, "select to_regclass('public.first') as first")).toEqual([{ first: null }]);
});

test('says where a database is that cannot be reached', async () => {
  await expect(migrate('postgres://127.0.0.1:1/nowhere', folder)).rejects.toThrow(
    /The database nowhere at 127\.0\.0\.1:1 cannot be used \(.*ECONNREFUSED.*\)\. Check DATABASE_URL\./,
  );
});
