import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isWord } from '#server/words.ts';
import { wordsIn } from '#shared/declared-fields.ts';
import { recordForm } from './record.ts';
import { recordTypeNames, recordTypes } from './record-types.ts';

test.each(recordTypeNames)('every word that %s declare is written', (type) => {
  const { fields, files } = recordTypes[type];
  const keys = [
    ...wordsIn(fields),
    ...[files.words, files.hint, files.required].filter((key) => key !== undefined),
    `healthRecords.section.${type}`,
    `healthRecords.none.${type}`,
    `healthRecords.none.${type}.text`,
  ];
  expect(keys.filter((key) => !isWord(key))).toEqual([]);
});

test.each(recordTypeNames)('%s are called and ordered by fields of their own that have to be said', (type) => {
  const { fields, title, day } = recordTypes[type];
  expect(fields.find(({ name }) => name === title)?.required).toBeDefined();
  expect(fields.find(({ name }) => name === day)).toMatchObject({ look: 'day' });
  expect(fields.find(({ name }) => name === day)?.required).toBeDefined();
});

test('what is left out of a form is blank, or asked for', () => {
  const read = z.safeParse(recordForm('diary'), { reportDate: '06/17/2026', issue: ' Dizzy ', mode: 'alone' });
  expect(read.data).toEqual({ reportDate: '2026-06-17', issue: 'Dizzy', mode: 'alone', notes: '', files: [] });
  const refused = z.safeParse(recordForm('diary'), { mode: 'toString' });
  expect(refused.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['reportDate', 'errors.reportDateBlank'],
    ['issue', 'errors.recordIssueBlank'],
    ['mode', 'errors.invalid_input'],
  ]);
});
