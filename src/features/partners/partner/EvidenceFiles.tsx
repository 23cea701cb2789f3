import { FileText } from 'lucide-react';
import type { SentFile } from '#features/uploads/file.ts';
import { useFileAddress } from '#features/uploads/web/file-address.ts';
import { useWords } from '#web/i18n/words.tsx';

/** The documents that are attached to a line of evidence. */
export function EvidenceFiles({ files }: { files: readonly SentFile[] }) {
  const t = useWords();
  const address = useFileAddress();
  if (files.length === 0) return null;
  return (
    <ul className="row" aria-label={t('partners.evidence.files')} data-testid="evidence-files">
      {files.map(({ _id, name }) => (
        <li key={_id}>
          <a className="link" href={address(_id)} download>
            <FileText size={20} aria-hidden="true" />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
