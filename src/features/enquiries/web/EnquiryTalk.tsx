import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { MessageForm } from '#features/threads/thread.ts';
import { Composer } from '#features/threads/web/Composer.tsx';
import { Conversation } from '#features/threads/web/Conversation.tsx';
import { useSeen } from '#features/threads/web/useSeen.ts';
import { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { refreshTopics } from '#web/realtime.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { Enquiry } from '../enquiry.ts';
import styles from './Enquiries.module.css';

type Props = {
  enquiry: Enquiry;
  /** Of the field. */
  label: string;
  address: (before?: number) => string;
  say: (message: MessageForm) => Promise<unknown>;
  change: (status: 'open' | 'closed') => Promise<unknown>;
  seen: (sequence: number) => Promise<unknown>;
  /** Above the field. */
  children?: ReactNode;
};

/** The conversation itself, the same on both sides: what was written, a field for more, and its end. */
export function EnquiryTalk({ enquiry, label, address, say, change, seen, children }: Props) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const [search] = useSearchParams();
  const [sent, setSent] = useState(0);
  const isEarlier = search.has('before');
  const { _id: id, messages, status, canReopen } = enquiry;
  useSeen(enquiry, seen);
  const ending = useMutation({
    mutationFn: change,
    onSuccess: (_, to) => toast({ text: t(`enquiries.done.${to}`) }),
    onSettled: () => refreshTopics(client, ['threads']),
  });
  const send = async (message: MessageForm) => {
    await say(message);
    await refreshTopics(client, ['threads']);
  };
  return (
    <Card as="div" className={styles.talk}>
      <Conversation
        messages={messages}
        earlier={enquiry.hasEarlier ? address(messages[0]?.sequence) : undefined}
        newest={isEarlier ? address() : undefined}
      />
      {children}
      <Refusal failure={ending.error instanceof Failure ? ending.error : undefined} />
      {status === 'open' && !isEarlier && (
        <Composer
          key={sent}
          name={`enquiry-${id}`}
          draftLabel={label}
          label={label}
          takesFocus={sent > 0}
          onSend={send}
          onSent={() => setSent((count) => count + 1)}
        />
      )}
      {status === 'open' ? (
        <div className="actions">
          <Button
            variant="quiet"
            isBusy={ending.isPending}
            onClick={() => ending.mutate('closed')}
            data-testid="close-enquiry"
          >
            {t('enquiries.close')}
          </Button>
        </div>
      ) : (
        <Notice
          title={t('enquiries.done.closed')}
          action={
            canReopen && (
              <Button
                variant="secondary"
                isBusy={ending.isPending}
                onClick={() => ending.mutate('open')}
                data-testid="reopen-enquiry"
              >
                {t('threads.reopen')}
              </Button>
            )
          }
          isLive
          data-testid="enquiry-ended"
        />
      )}
    </Card>
  );
}
