import { afterEach, expect, test } from 'vitest';
import { draftOf, flushDrafts, forgetAllDrafts, keepDraft } from './draft-vault.ts';

afterEach(forgetAllDrafts);

test('what was typed a moment ago is known before it is written', () => {
  keepDraft('note', { note: 'She walks with a cane.' }, 'A note');
  expect(sessionStorage).toHaveLength(0);
  keepDraft('note', draftOf('note')?.values ?? {}, 'A note');
  flushDrafts();
  expect(draftOf('note')?.values).toEqual({ note: 'She walks with a cane.' });
});
