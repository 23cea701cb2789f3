import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Composer } from '#features/threads/web/Composer.tsx';
import { Conversation } from '#features/threads/web/Conversation.tsx';
import type { MessageForm } from '#features/threads/thread.ts';
import { FileField } from '#features/uploads/web/FileField.tsx';
import { useFiles } from '#features/uploads/web/useFiles.ts';
import { useWords } from '#web/i18n/words.tsx';
import { refreshTopics } from '#web/realtime.ts';
import { Card } from '#web/ui/Card.tsx';
import type { Ticket, TicketMessage } from '../ticket.ts';
import { ticketFileChoices } from './ticket-file-choices.ts';

type Props = {
  ticket: Pick<Ticket, '_id' | 'messages' | 'hasEarlier' | 'status' | 'ticketNumber'>;
  /** What stands here as it is being written is kept under this name and the ticket's. */
  name: string;
  /** Of the field in which one writes. */
  label: string;
  /** This page with the messages before one, or with the newest. */
  address: (before?: number) => string;
  onSend: (message: TicketMessage) => Promise<unknown>;
  /** Between what was written and the field. */
  beside?: ReactNode;
  /** Below, once it is closed. */
  ending: ReactNode;
};

/** What was written about a ticket, and what either side adds: words, with files or without. */
export function TicketTalk({ ticket, name, label, address, onSend, beside, ending }: Props) {
  const t = useWords();
  const client = useQueryClient();
  const [search] = useSearchParams();
  const [sent, setSent] = useState(0);
  const { _id: id, messages, hasEarlier, status, ticketNumber: number } = ticket;
  const isEarlier = search.has('before');
  const draft = `${name}-${id}`;
  const files = useFiles(draft, ticketFileChoices(t));
  const send = async (message: MessageForm) => {
    await onSend({ ...message, files: files.sent.map(({ _id }) => _id) });
    files.queue.clear();
    await refreshTopics(client, ['threads']);
  };
  return (
    <Card as="div" className="stack">
      <Conversation
        messages={messages}
        earlier={hasEarlier ? address(messages[0]?.sequence) : undefined}
        newest={isEarlier ? address() : undefined}
      />
      {status === 'open' && beside}
      {status === 'open' && !isEarlier && (
        <>
          <FileField name="message-files" label={t('support.files')} isOptional files={files} />
          <Composer
            key={sent}
            name={draft}
            draftLabel={t('support.message.draft', { number })}
            label={label}
            takesFocus={sent > 0}
            isWaiting={files.isBusy}
            onSend={send}
            onSent={() => setSent((count) => count + 1)}
          />
        </>
      )}
      {ending}
    </Card>
  );
}
