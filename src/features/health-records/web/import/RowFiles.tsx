import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { uploads } from '#features/uploads/contract.ts';
import { FileField } from '#features/uploads/web/FileField.tsx';
import { type UploadChoices, uploadQueueOf } from '#features/uploads/web/upload-queue.ts';
import { useFiles } from '#features/uploads/web/useFiles.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { MOST_RECORD_FILES, RECORD_FILE } from '../../record.ts';
import { recordTypes } from '../../record-types.ts';
import type { ImportRow } from './import-rows.ts';
import { fieldOf, type ImportForm } from './useImportForm.ts';

type Props = { row: ImportRow; beside: readonly ImportRow[]; form: ImportForm };

/** The report or certificate that a row cannot be without: a picture or a PDF, which can serve the other rows, too. */
export function RowFiles({ row, beside, form }: Props) {
  const t = useWords();
  const client = useQueryClient();
  const name = fieldOf(row, 'files');
  const { words, hint } = recordTypes[row.type].files;
  const choices: UploadChoices = {
    ...{ kind: RECORD_FILE, sort: 'documents', most: MOST_RECORD_FILES },
    label: t('healthRecords.import.title'),
  };
  const queueOf = (of: ImportRow) => uploadQueueOf(`import-${of.sourceId}`, client, choices);
  const files = useFiles(`import-${row.sourceId}`, choices);
  const [state, setState] = useState<'none' | 'copying' | 'copied' | 'failed'>('none');
  const note = useEffectEvent((ids: string[]) => form.setValue(name, ids));
  const sent = files.sent.map(({ _id }) => _id).join();
  useEffect(() => note(sent ? sent.split(',') : []), [sent]);
  const clear = useEffectEvent(() => files.queue.clear());
  useEffect(() => () => clear(), []);

  const serveAll = async () => {
    setState('copying');
    const { copy } = callsOf(client, uploads);
    try {
      for (const other of beside.filter((one) => queueOf(one).rows().length === 0)) {
        const asked = files.sent.map(({ _id }) => copy({ params: { fileId: _id }, body: { kind: RECORD_FILE } }));
        queueOf(other).giveBack((await Promise.all(asked)).map(({ data }) => data));
      }
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <FileField name={name} files={files} label={t(words)} hint={hint && t(hint)} error={form.field(name).error} />
      {beside.length > 0 && files.sent.length > 0 && (
        <div className="row">
          <Button
            variant="quiet"
            isBusy={state === 'copying'}
            onClick={() => void serveAll()}
            data-testid={`for-all-${name}`}
          >
            {t('healthRecords.import.forAll')}
            <span className="vh">{`: ${t(words)}`}</span>
          </Button>
          <span className="muted" role="status">
            {state === 'copied'
              ? t('healthRecords.import.copied')
              : state === 'failed' && t('healthRecords.notBrought')}
          </span>
        </div>
      )}
    </>
  );
}
