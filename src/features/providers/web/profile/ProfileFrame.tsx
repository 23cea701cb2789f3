import type { ReactNode } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { Piece } from '#web/piece.tsx';
import type { Photo } from '../../photo.ts';
import { PhotoGallery } from '../PhotoGallery.tsx';
import styles from './ProfileColumns.module.css';
import { type ProfilePart, ProfileSection } from './ProfileSection.tsx';

type Props = {
  name: string;
  /** What search engines say of it; without, they do not list the page. */
  about?: string;
  head: ReactNode;
  photos?: readonly Photo[];
  /** Before the sections. */
  intro?: ReactNode;
  sections: readonly ProfilePart[];
  /** Beside the sections: the way to book, or why there is none. */
  aside: { id?: string; labelledBy?: string; content: ReactNode };
  /** Stays in sight on a phone in place of the aside; without it, the aside comes first there. */
  bar?: ReactNode;
  /** Other providers, below all. */
  others?: ProfilePart | undefined;
};

const FEWEST_JUMPS = 3;

/** The page of a provider of any kind: name and picture, sections that one jumps to, and the booking beside them. */
export function ProfileFrame(props: Props) {
  const { name, about, head, photos = [], intro, sections, aside, bar, others } = props;
  return (
    <div>
      <title>{pageTitle(name)}</title>
      {about === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <meta name="description" content={about} />
          <meta property="og:title" content={name} />
          <meta property="og:description" content={about} />
        </>
      )}
      {head}
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.content}>
          {sections.length >= FEWEST_JUMPS && <Jumps sections={sections} />}
          <PhotoGallery photos={photos} name={name} />
          {intro}
          {sections.map((section, index) => (
            <ProfileSection key={section.name} {...section} isFirst={index === 0} />
          ))}
        </div>
        <aside
          id={aside.id}
          className={styles.side}
          data-closed={bar ? undefined : ''}
          aria-labelledby={aside.labelledBy}
        >
          {aside.content}
        </aside>
      </div>
      {others && (
        <section
          className={`wrap ${others.isStack ? 'stack ' : ''}${styles.nearby}`}
          aria-labelledby={`${others.name}-title`}
        >
          <h2 id={`${others.name}-title`}>{others.title}</h2>
          <Piece>{others.content}</Piece>
        </section>
      )}
      {bar}
    </div>
  );
}

function Jumps({ sections }: Pick<Props, 'sections'>) {
  const t = useWords();
  return (
    <nav className={styles.jumps} aria-label={t('providers.onThisPage')}>
      {sections.map(({ name, title }) => (
        <a key={name} href={`#${name}`}>
          {title}
        </a>
      ))}
    </nav>
  );
}
