import { useState } from 'react';
import { FocusLayout } from '#features/account/web/FocusLayout.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { BackLink } from '#web/ui/BackLink.tsx';
import type { Book } from '../records/book.ts';
import { LinkForm } from './LinkForm.tsx';
import { LinkList } from './LinkList.tsx';
import { type IssuedLink, MadeLink } from './MadeLink.tsx';

/** Links to somebody’s records: one that is made, and those that there are. */
export function ShareSheet({ book }: { book: Book }) {
  const t = useWords();
  const [made, setMade] = useState<IssuedLink>();
  const { id, firstName } = book.person;
  const title = t(id === undefined ? 'healthRecords.link.title' : 'healthRecords.link.title.of', { name: firstName });
  return (
    <FocusLayout title={title} back={<BackLink href={book.address()}>{t('shell.healthRecords')}</BackLink>}>
      {made ? <MadeLink made={made} /> : <LinkForm book={book} onMade={setMade} />}
      <LinkList book={book} />
    </FocusLayout>
  );
}
