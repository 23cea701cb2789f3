import { useEffect, useRef, useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { Form, FormProblems, SubmitButton, useErrorWord } from '#web/forms/Form.tsx';
import { BackLink } from '#web/ui/BackLink.tsx';
import { Button } from '#web/ui/Button.tsx';
import { fieldId } from '#web/ui/field.ts';
import { FieldNotes } from '#web/ui/FieldNotes.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { lists } from '../../profile.ts';
import { type Imported, LONGEST_SOURCE_NAME, MOST_IMPORTED } from '../../record-import.ts';
import { recordTypeNames } from '../../record-types.ts';
import type { Reading } from '../reading/reading.ts';
import type { Book } from '../records/book.ts';
import { EntrySection } from './EntrySection.tsx';
import { useImportCalls } from './import-queries.ts';
import { type ImportBasis, rowsOf, tickedAtFirst } from './import-rows.ts';
import { ImportSection } from './ImportSection.tsx';
import { LeftOut } from './LeftOut.tsx';
import { isSamePerson } from './same-person.ts';
import { ROWS, useImportForm } from './useImportForm.ts';
import { WhoseFile } from './WhoseFile.tsx';

type Props = {
  title: string;
  book: Book;
  basis: ImportBasis;
  file: string;
  reading: Reading;
  onOther: () => void;
};

/** What a file says, row by row, with what is to be said besides, before it is kept. */
export function ImportReview({ title, book, basis, file, reading, onOther }: Props) {
  const t = useWords();
  const toast = useToast();
  const navigate = useNavigate();
  const { profile, address } = book;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []); // the field that had the focus is gone
  const rows = rowsOf(reading, { book, basis });
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(tickedAtFirst(rows, { book })));
  const { undo } = useImportCalls(profile.personId);
  const asksPerson = !isSamePerson(reading.patient, basis);
  const takeBack = (imported: Imported) =>
    undo(imported).then(
      () => toast({ text: t('healthRecords.import.undone') }),
      () => toast({ text: t('healthRecords.import.notUndone') }),
    );
  const form = useImportForm({
    ...{ personId: profile.personId, rows, ticked, asksPerson },
    sourceName: reading.sourceName.slice(0, LONGEST_SOURCE_NAME),
    async onSaved(imported) {
      await navigate(address(), { replace: true });
      const count = imported.recordIds.length + lists.reduce((sum, name) => sum + imported.entries[name].length, 0);
      toast({
        text: t('healthRecords.import.saved', { count }),
        ...(count > 0 && { undo: () => void takeBack(imported) }),
      });
    },
  });
  const tick = (ids: readonly string[], isTicked: boolean) =>
    setTicked((before) => new Set([...[...before].filter((id) => !ids.includes(id)), ...(isTicked ? ids : [])]));
  const ticking = { ticked, tick };
  const count = [...rows.records, ...rows.entries].filter(({ id }) => ticked.has(id)).length;
  const { error } = form.field(ROWS);
  const errorWord = useErrorWord(form);
  return (
    <div className="wrap page-stack">
      <title>{pageTitle(title, errorWord)}</title>
      <div>
        <BackLink href={address()}>{t('shell.healthRecords')}</BackLink>
      </div>
      <FormProblems form={form} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{t('healthRecords.import.found', { file, count: rows.records.length + rows.entries.length })}</p>
      <div>
        <Button variant="quiet" onClick={onOther} data-testid="import-other">
          {t('healthRecords.import.other')}
        </Button>
      </div>
      <Form form={form} data-testid="import-form">
        <WhoseFile reading={reading} basis={basis} asksPerson={asksPerson} form={form} />
        <LeftOut reading={reading} />
        <div id={fieldId(ROWS)} tabIndex={-1}>
          <FieldNotes
            id={fieldId(ROWS)}
            hint={t('healthRecords.import.rows', { count: MOST_IMPORTED })}
            error={error}
          />
        </div>
        {lists.map((list) => (
          <EntrySection key={list} list={list} rows={rows.entries.filter((row) => row.list === list)} {...ticking} />
        ))}
        {recordTypeNames.map((type) => (
          <ImportSection
            key={type}
            type={type}
            rows={rows.records.filter((row) => row.type === type)}
            older={rows.older.get(type) ?? 0}
            form={form}
            {...ticking}
          />
        ))}
        <SubmitButton form={form} busyLabel={t('ui.saving')} data-testid="import-save">
          {t('healthRecords.import.save', { count })}
        </SubmitButton>
      </Form>
    </div>
  );
}
