import type { ReactNode } from 'react';
import type { Tint } from '#web/ui/Card.tsx';
import { Arch } from '#web/ui/Arch.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { useLocale } from '#web/i18n/words.tsx';
import { Languages } from 'lucide-react';
import type { Picture } from '../provider.ts';
import { languagesInWords } from './names-in-words.ts';
import styles from './PersonRow.module.css';
import { PlaceImage } from './PlaceImage.tsx';
import { VerifiedTag } from './VerifiedTag.tsx';

type Props = {
  person: {
    name: string;
    picture: Picture;
    isVerified: boolean;
    rating: number | null;
    reviewCount: number;
    languages: readonly string[];
  };
  tint: Tint;
  href: string;
  /** Who they are, in a line. */
  kind: ReactNode;
  /** Beside stars and languages. */
  facts: ReactNode;
  /** What else one looks for first. */
  more?: ReactNode;
  price: ReactNode;
  /** When they are free next, or what there is in its place. */
  times: ReactNode;
  /** Seen at once, without scrolling. */
  isFirst?: boolean;
  /** What can be done with it besides, in its corner. */
  corner?: ReactNode;
  'data-testid': string;
};

/** Somebody in a list. The name is a link that covers the card. */
export function PersonRow(props: Props) {
  const { person, tint, href, kind, facts, more, price, times, isFirst = false, corner, 'data-testid': testId } = props;
  const locale = useLocale();
  const { name, picture, isVerified, rating, reviewCount, languages } = person;
  return (
    <article className={styles.card} data-testid={testId}>
      <div className={styles.row}>
        <div className={styles.picture}>
          <Arch size="fill" tint={tint}>
            <PlaceImage picture={picture} width={240} height={280} sizes="200px" eager={isFirst} />
          </Arch>
        </div>
        <div className={styles.words}>
          <h2>
            <a href={href}>{name}</a>
          </h2>
          <p className={styles.kind}>
            {kind}
            <VerifiedTag isVerified={isVerified} />
          </p>
        </div>
        <div className={styles.facts}>
          <p className={styles.meta}>
            {rating !== null && <Stars rating={rating} count={reviewCount} />}
            {facts}
            {languages.length > 0 && (
              <span>
                <Languages size={20} aria-hidden="true" />
                {languagesInWords(languages, locale)}
              </span>
            )}
          </p>
          {more}
          <p className={styles.price}>{price}</p>
        </div>
        {corner && <div className={styles.corner}>{corner}</div>}
        <div className={styles.times}>{times}</div>
      </div>
    </article>
  );
}
