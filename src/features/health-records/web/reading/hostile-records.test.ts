import { describe, expect, test } from 'vitest';
import { LARGEST_FILE } from '#features/uploads/file.ts';
import { bundleOf, bytesOf, counted, glucose, read, readAll, refusalOf } from '#test/record-files.ts';

describe('a file that means harm, or is none', () => {
  test.each([
    ['XML with entities', '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>', 'errors.importType'],
    ['a PDF', '%PDF-1.7\n1 0 obj', 'errors.importType'],
    ['a binary', '\u0000\u0001\u0002', 'errors.importType'],
    ['JSON that ends too soon', '{"resourceType":"Bundle","entry":[', 'errors.importDamaged'],
    ['JSON that is something else', '{"hello":"world"}', 'errors.importType'],
    ['a list', '[1,2,3]', 'errors.importType'],
    ['another table', 'name,phone\nTom,555-0123', 'errors.importType'],
    ['nothing', '', 'errors.importType'],
    [
      'a bundle without anything',
      '{"resourceType":"Bundle","entry":[null,7,{"resource":"x"}]}',
      'errors.importNothing',
    ],
  ])('is refused: %s', (_, text, reason) => {
    expect(refusalOf(bytesOf(text))).toBe(reason);
  });

  test('is refused when it is larger than five megabytes', () => {
    expect(refusalOf(new Uint8Array(LARGEST_FILE + 1))).toBe('errors.importTooLarge');
  });

  test('changes nothing by the names of its members, and its markup stays text', () => {
    const hostile = `{"resourceType":"Immunization","id":"i1","status":"completed","__proto__":{"polluted":true},
      "constructor":{"prototype":{"polluted":true}},"vaccineCode":{"text":"<img src=x onerror=alert(1)>"}}`;
    const { records } = read(hostile);
    expect(records[0]?.facts['vaccineName']).toBe('<img src=x onerror=alert(1)>');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(refusalOf(bytesOf('{"__proto__":{"resourceType":"Bundle"}}'))).toBe('errors.importType');
    const odd = read('{"resourceType":"Bundle","entry":[{"resource":{"resourceType":"constructor"}}]}');
    expect(counted(odd.unread)).toEqual({ other: 1 });
  });

  test('is read to its end however deep or long it is', () => {
    const depth = 200_000;
    const deep = `{"resourceType":"Bundle","entry":[{"resource":{"resourceType":"Immunization","status":"completed","vaccineCode":{"text":"Tetanus"},"extension":${'['.repeat(depth)}${']'.repeat(depth)}}}]}`;
    expect(['read', 'errors.importDamaged']).toContain(refusalOf(bytesOf(deep)));
    const small = { resourceType: 'Immunization', status: 'completed', vaccineCode: { text: 'Tetanus' } };
    const long = bundleOf(Array.from({ length: 50_000 }, () => small));
    expect(long.length).toBeGreaterThan(LARGEST_FILE);
    const entries = Array.from(
      { length: 50_000 },
      (_, index) => `{"resource":{"resourceType":"Basic","id":"${index}"}}`,
    );
    expect(counted(read(`{"resourceType":"Bundle","entry":[${entries.join()}]}`).unread)).toEqual({ other: 50_000 });
    const round = { ...glucose, hasMember: [{ reference: 'urn:uuid:o1' }] };
    expect(readAll(round).records).toMatchObject([{ facts: { testType: 'Glucose' } }]);
  });
});
