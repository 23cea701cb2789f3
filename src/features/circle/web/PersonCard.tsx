import { type ReactNode, useRef } from 'react';
import type { KnownRelationship } from '#features/family/relationship.ts';
import { PersonFace } from '#features/family/web/PersonFace.tsx';
import type { Scope } from '#shared/call.ts';
import { formatDayInWords } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useFocusKept } from '#web/useFocusKept.ts';
import type { RelationState } from '../contract.ts';
import styles from './Family.module.css';
import { RelationStateTag } from './RelationStateTag.tsx';

type Props = {
  id: string;
  /** A name, or the address that was invited. */
  name: string;
  image: string | null;
  relationship: KnownRelationship;
  state: RelationState;
  /** Whether they were asked: 'Accepted' is an answer, and nothing to say of anybody else. */
  hasAnswered?: boolean;
  /** What else the buttons depend on: whoever presses one that goes with it keeps the focus on the card. */
  standing?: string | null | undefined;
  /** Small words below the name: for whom, since when. */
  notes: readonly string[];
  may?: { label: string; scopes: readonly Scope[]; endsOn: string | null };
  /** What can be done. */
  children?: ReactNode;
  'data-testid': string;
};

/** The id of the name on somebody's card, by which what can be done there says of whom. */
export const nameId = (id: string): string => `name-${id}`;

/** Somebody of the circle: who, how things stand, what they may, and what can be done about it. */
export function PersonCard({
  id,
  name,
  image,
  relationship,
  state,
  hasAnswered = false,
  standing,
  notes,
  may,
  children,
  'data-testid': testId,
}: Props) {
  const t = useWords();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(`${state} ${standing}`, () => heading.current);
  return (
    <Card as="li" className={styles.person} data-state={state} data-testid={testId}>
      <PersonFace name={name} image={image} relationship={relationship} />
      <div className={styles.who}>
        <h3 ref={heading} id={nameId(id)} tabIndex={-1}>
          {name}
        </h3>
        <p className="muted">{[t(`family.relationship.${relationship}`), ...notes].join(' · ')}</p>
        {(state !== 'accepted' || hasAnswered) && <RelationStateTag state={state} />}
      </div>
      {may && (
        <div className={styles.may}>
          <p className="small muted">{may.label}</p>
          <ul>
            {may.scopes.map((scope) => (
              <li key={scope}>{t(`family.scope.${scope}`)}</li>
            ))}
          </ul>
          {may.endsOn && <p className="small">{t('circle.until', { day: formatDayInWords(may.endsOn, locale) })}</p>}
        </div>
      )}
      {children && (
        <div className={styles.actions} data-print="hide">
          {children}
        </div>
      )}
    </Card>
  );
}
