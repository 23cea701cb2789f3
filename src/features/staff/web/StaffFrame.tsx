import type { ReactNode } from 'react';
import { pageTitle } from '#web/page-title.ts';
import { NotStaff } from './NotStaff.tsx';

type Props = {
  heading: string;
  lead: string;
  /** False for whom nothing of it was answered. */
  isStaff: boolean;
  children: ReactNode;
};

/** A page of the staff's workspace, or that it is none of the reader's. */
export function StaffFrame({ heading, lead, isStaff, children }: Props) {
  return (
    <div className="wrap page-stack">
      <title>{pageTitle(heading)}</title>
      <header>
        <h1 tabIndex={-1}>{heading}</h1>
        {isStaff && <p className="muted">{lead}</p>}
      </header>
      {isStaff ? children : <NotStaff />}
    </div>
  );
}
