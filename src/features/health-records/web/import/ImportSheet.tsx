import { useQuery } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FocusLayout } from '#features/account/web/FocusLayout.tsx';
import { DropBox } from '#features/uploads/web/DropBox.tsx';
import { LARGEST_FILE } from '#features/uploads/file.ts';
import { FileInput } from '#features/uploads/web/FileInput.tsx';
import { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { AskAgain } from '#web/ui/AskAgain.tsx';
import { BackLink } from '#web/ui/BackLink.tsx';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { type Reading, UnreadableFile } from '../reading/reading.ts';
import type { Book } from '../records/book.ts';
import { importBasis } from './import-queries.ts';
import { ImportReview } from './ImportReview.tsx';

type Read = { file: string; reading: Reading };

/** Records from a file: the file is chosen, read on this device, and looked through before anything is kept. */
export function ImportSheet({ book }: { book: Book }) {
  const t = useWords();
  const { id, firstName } = book.person;
  const { data, error, refetch } = useQuery(importBasis(book.profile.personId));
  const [read, setRead] = useState<Read>();
  const [isAnother, setAnother] = useState(false);
  const title = t(id === undefined ? 'healthRecords.import.title' : 'healthRecords.import.title.of', {
    name: firstName,
  });
  if (read && data)
    return (
      <ImportReview
        title={title}
        book={book}
        basis={data.data}
        file={read.file}
        reading={read.reading}
        onOther={() => {
          setRead(undefined);
          setAnother(true);
        }}
      />
    );
  return (
    <FocusLayout title={title} back={<BackLink href={book.address()}>{t('shell.healthRecords')}</BackLink>}>
      <p>{t('healthRecords.import.text')}</p>
      <p>
        <strong>{t('healthRecords.import.private')}</strong>
      </p>
      {data ? (
        <FileChoice onRead={setRead} hasFocus={isAnother} />
      ) : error instanceof Failure ? (
        <AskAgain failure={error} onAsk={refetch} />
      ) : (
        <Skeleton shape="card" />
      )}
    </FocusLayout>
  );
}

const FILE = 'import-file';

function FileChoice({ onRead, hasFocus }: { onRead: (read: Read) => void; hasFocus: boolean }) {
  const t = useWords();
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = async (files: readonly File[]) => {
    const [file] = files;
    if (!file || isReading) return;
    setReading(true);
    const answer = await readOnDevice(file);
    setReading(false);
    if (typeof answer === 'object') onRead({ file: file.name, reading: answer });
    else setProblem(answer);
  };
  useEffect(() => {
    if (hasFocus || problem) input.current?.focus();
  }, [hasFocus, problem]);
  return (
    <FieldGroup
      id={FILE}
      label={t('healthRecords.import.file')}
      hint={t('healthRecords.import.hint')}
      error={problem && t(problem)}
    >
      <DropBox onFiles={(files) => void take(files)}>
        <FileInput
          ref={input}
          id={FILE}
          icon={<FileUp size={20} aria-hidden="true" />}
          word={t('uploads.choose')}
          accept=".json,.csv,.txt,application/json,application/fhir+json,text/csv"
          aria-describedby={[`${FILE}-hint`, ...(problem ? [`${FILE}-error`] : [])].join(' ')}
          aria-invalid={problem !== undefined}
          onFiles={(files) => void take(files)}
          data-testid="import-choose"
        />
      </DropBox>
      <p className="vh" role="status">
        {isReading && t('healthRecords.import.reading')}
      </p>
    </FieldGroup>
  );
}

/** What the file says, or why it cannot be read, as a word key. Nobody else is sent anything of it. */
async function readOnDevice(file: File): Promise<Reading | string> {
  if (file.size > LARGEST_FILE) return 'errors.importTooLarge';
  const reader = await import('../reading/read-file.ts').catch(() => undefined);
  if (!reader) return 'errors.unreachable';
  try {
    return reader.readRecordFile(new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    return error instanceof UnreadableFile ? error.reason : 'errors.importDamaged';
  }
}
