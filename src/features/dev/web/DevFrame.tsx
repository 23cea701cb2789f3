import type { ReactNode } from 'react';
import { pageTitle } from '#web/page-title.ts';
import { BrandRow } from '#web/ui/BrandRow.tsx';
import styles from './DevFrame.module.css';

type Props = { title: string; text: string; children: ReactNode };

/** A page for whoever tries the demo town: what it is for, and what it shows. */
export function DevFrame({ title, text, children }: Props) {
  return (
    <>
      <BrandRow />
      <div className={`wrap ${styles.page}`}>
        <title>{pageTitle(title)}</title>
        <h1>{title}</h1>
        <p className="muted">{text}</p>
        {children}
      </div>
    </>
  );
}
