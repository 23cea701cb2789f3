import type { ReactNode } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import type { Enquiry } from '../enquiry.ts';
import styles from './Enquiries.module.css';
import { EnquiryState } from './EnquiryState.tsx';

type Props = {
  enquiry: Enquiry;
  /** Whom one talks with. */
  name: string;
  back: { href: string; word: string };
  /** Beside how it stands. */
  children: ReactNode;
};

/** The title and head of one conversation, the same on both sides. */
export function EnquiryHead({ enquiry, name, back, children }: Props) {
  const t = useWords();
  return (
    <>
      <title>{pageTitle(t('enquiries.with', { name }))}</title>
      <header>
        <div>
          <BackLink href={back.href}>{back.word}</BackLink>
        </div>
        <h1 tabIndex={-1}>{name}</h1>
        <div className={styles.facts}>
          <EnquiryState enquiry={enquiry} />
          {children}
        </div>
      </header>
    </>
  );
}
