import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { SpeechProvider } from '#web/i18n/words.tsx';
import { queryClientWith } from '#web/queries.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { userEvent } from '#test/user-event.ts';
import { aFileKind } from '../server/seed.ts';
import { inEnglish } from '#test/in-english.ts';
import { smallPdf } from '#test/small-pdf.ts';
import { anUploadLine } from '#test/upload-line.ts';
import words from '../text/en.json';
import { FileField } from './FileField.tsx';
import { useFiles } from './useFiles.ts';

const speech = inEnglish(words);

// What looks into files starts with the first one.
configure({ asyncUtilTimeout: 60_000 });

let t: TestApp;
let way: ReturnType<typeof anUploadLine>;
beforeAll(async () => {
  t = await testApp({ files: { 'test-document': aFileKind() } });
  way = anUploadLine(t, await t.headersOf(await aPerson(t.db)));
});
afterEach(cleanup);
afterAll(() => t.close());

function openField(name: string, most = 3) {
  function Field() {
    const files = useFiles(name, { kind: 'test-document', sort: 'documents', most, label: 'A letter' });
    return (
      <>
        <FileField name="letters" label="Letters" files={files} />
        <output>{files.sent.map((file) => file.name).join()}</output>
      </>
    );
  }
  return render(
    <SpeechProvider value={speech}>
      <QueryClientProvider client={queryClientWith(way.send)}>
        <Field />
      </QueryClientProvider>
    </SpeechProvider>,
  );
}

const fileOf = (name: string, bytes: Buffer) => new File([new Uint8Array(bytes)], name);
const chooser = () => screen.getByLabelText(/^Choose files$/);
const choose = (...files: File[]) => userEvent.setup({ applyAccept: false }).upload(chooser(), files);

test('each file goes its own way: the good ones arrive, the others say why at their own place', async () => {
  openField('several');
  await choose(
    fileOf('license.pdf', smallPdf),
    fileOf('scan.pdf', Buffer.alloc(5 * 1024 * 1024 + 1)),
    fileOf('words.docx', Buffer.from('PK')),
    fileOf('broken.pdf', smallPdf.subarray(0, 60)),
  );
  await screen.findByText(/We could not open broken\.pdf/);
  expect(screen.getByText('scan.pdf is too large Maximum file size is 5MB')).toBeTruthy();
  expect(screen.getByText(/words\.docx is not a kind of file we can take/)).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Open license.pdf' })).toBeTruthy());
  expect(document.querySelector('output')?.textContent).toBe('license.pdf');
});

test('no more than there is room for, and what is removed makes room again and is thrown away', async () => {
  openField('room', 1);
  const one = screen.getByLabelText(/^Choose a file$/);
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(one, fileOf('one.pdf', smallPdf));
  await screen.findByRole('link', { name: 'Open one.pdf' });
  await user.upload(one, fileOf('two.pdf', smallPdf));
  expect(await screen.findByText(/At most 1 file/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove one.pdf' }));
  expect(document.activeElement).toBe(one);
  await waitFor(async () =>
    expect(
      await t.db
        .selectFrom('files')
        .select('id')
        .where('name', '=', 'one.pdf')
        .where('removed_at', 'is', null)
        .execute(),
    ).toEqual([]),
  );
  await user.upload(one, fileOf('two.pdf', smallPdf));
  await screen.findByRole('link', { name: 'Open two.pdf' });
});

test('a line that breaks loses nothing: it can be tried again', async () => {
  openField('again');
  way.line.isCut = true;
  await choose(fileOf('license.pdf', smallPdf));
  const again = await screen.findByRole('button', { name: 'Try license.pdf again' });
  way.line.isCut = false;
  await userEvent.setup().click(again);
  await screen.findByRole('link', { name: 'Open license.pdf' });
});

test('what is on its way says how far it is, and once it is cancelled it is gone and the next one goes', async () => {
  openField('cancelled');
  way.line.isHeld = true;
  await choose(fileOf('license.pdf', smallPdf), fileOf('letter.pdf', smallPdf));
  const bar = await screen.findByRole('progressbar', { name: 'license.pdf is on its way' });
  expect(bar.getAttribute('aria-valuenow')).toBe('50');
  screen.getByText('50%');
  screen.getByText('Waiting');
  way.line.isHeld = false;
  await userEvent.click(screen.getByRole('button', { name: 'Cancel license.pdf' }));
  await screen.findByRole('link', { name: 'Open letter.pdf' });
  expect(way.line.stopped).toBe(1);
  expect(screen.queryByText('license.pdf')).toBeNull();
  expect(document.activeElement).toBe(chooser());
  expect(document.querySelector('output')?.textContent).toBe('letter.pdf');
});

test('what was chosen is still there when the page comes back', async () => {
  const { unmount } = openField('kept');
  await choose(fileOf('license.pdf', smallPdf));
  await screen.findByRole('link', { name: 'Open license.pdf' });
  unmount();
  openField('kept');
  expect(screen.getByRole('link', { name: 'Open license.pdf' })).toBeTruthy();
});
