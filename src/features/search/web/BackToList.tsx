import type { ReactNode } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { BackLink } from '#web/ui/BackLink.tsx';
import { useLastList } from './last-list.ts';

type Props = {
  /** Of a service: `<words>.backToList` says how many were found. */
  words: string;
  /** The list where none was open before, and what leads there. */
  href: string;
  children: ReactNode;
};

/** From a provider back to the list that it was opened from. */
export function BackToList({ words, href, children }: Props) {
  const t = useWords();
  const last = useLastList();
  return (
    <BackLink href={last?.address ?? href}>
      {last ? t(`${words}.backToList`, { count: last.count }) : children}
    </BackLink>
  );
}
