import type { ReactNode } from 'react';
import { Piece } from '#web/piece.tsx';
import styles from './ProfileColumns.module.css';

/** A part of a profile, as a service hands it in. */
export type ProfilePart = {
  /** Its anchor; its heading has the id `<name>-title`. */
  name: string;
  /** Its heading, and the word of the link that jumps to it. */
  title: string;
  /** The content has the heading already. */
  hasHeading?: boolean;
  isStack?: boolean;
  content: ReactNode;
  /** Between this part and the next. */
  after?: ReactNode;
};

/** All but the first come alive one by one, after what is seen at once. */
export function ProfileSection(props: ProfilePart & { isFirst: boolean }) {
  const { name, title, hasHeading = false, isStack = false, content, after, isFirst } = props;
  const inside = (
    <>
      {!hasHeading && <h2 id={`${name}-title`}>{title}</h2>}
      {content}
    </>
  );
  return (
    <>
      <section id={name} className={`${isStack ? 'stack ' : ''}${styles.section}`} aria-labelledby={`${name}-title`}>
        {isFirst ? inside : <Piece>{inside}</Piece>}
      </section>
      {after}
    </>
  );
}
