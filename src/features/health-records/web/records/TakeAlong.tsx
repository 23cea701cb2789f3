import { FileOutput } from 'lucide-react';
import { ProvenFile } from '#features/security/web/ProvenFile.tsx';
import { services } from '#shared/services.ts';
import { useWords } from '#web/i18n/words.tsx';
import { queryText } from '#web/paths.ts';
import { recordExport } from '../../record-export.ts';
import type { Book } from './book.ts';

const { service, path } = recordExport.fhir;

/** The records as a file that programs of doctors and hospitals read. */
export function TakeAlong({ person }: Pick<Book, 'person'>) {
  const t = useWords();
  return (
    <ProvenFile
      look="link"
      address={`${services[service]}${path}${queryText({ familyMemberId: person.id })}`}
      icon={<FileOutput size={20} aria-hidden="true" />}
      data-testid="export-records"
    >
      {t('healthRecords.export')}
    </ProvenFile>
  );
}
