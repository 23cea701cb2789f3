import { useState } from 'react';
import { Failure } from '#shared/failure.ts';
import { forgetDraft } from '#web/draft-vault.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { SummaryForm } from '../summary.ts';
import { useSummaryCalls } from './queries.ts';

type Parts = {
  id: string;
  draftName: string;
  files: string[];
  /** Something of it is still on its way. */
  isBusy: boolean;
  keep: () => Promise<number | undefined>;
};

/** Signs what was written, once it was kept as it stands here, and once the doctor has said so twice. */
export function useSigning({ id, draftName, files, isBusy, keep }: Parts) {
  const t = useWords();
  const toast = useToast();
  const calls = useSummaryCalls();
  const [asked, setAsked] = useState<SummaryForm>();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function sign() {
    if (!asked || isSending || isBusy) return;
    setSending(true);
    try {
      const version = await keep();
      if (version === undefined) return;
      const { data } = await calls.sign({ params: { id }, body: { ...asked, files, version } });
      calls.show(id, data);
      forgetDraft(draftName);
      toast({ text: t('visitSummaries.sign.done') });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      setFailure(error);
    } finally {
      setSending(false);
      setAsked(undefined);
    }
  }

  return {
    isAsking: asked !== undefined,
    isSending,
    failure,
    ask(form: SummaryForm) {
      setFailure(undefined);
      setAsked(form);
    },
    close: () => setAsked(undefined),
    sign,
  };
}
