import { useFileAddress } from '#features/uploads/web/file-address.ts';
import { useWords } from '#web/i18n/words.tsx';
import type { TicketFile } from '../ticket.ts';

/** The files that go with a ticket, from either side, to be opened or saved. */
export function TicketFiles({ files }: { files: readonly TicketFile[] }) {
  const t = useWords();
  const address = useFileAddress();
  return (
    <ul aria-label={t('support.files')} data-testid="ticket-files">
      {files.map(({ _id, name, isMine, by }) => (
        <li key={_id}>
          <a className="link" href={address(_id)} target="_blank" rel="noreferrer" download={name}>
            {name}
          </a>{' '}
          <span className="small muted">{isMine ? t('support.files.mine') : t('support.files.by', { name: by })}</span>
        </li>
      ))}
    </ul>
  );
}
