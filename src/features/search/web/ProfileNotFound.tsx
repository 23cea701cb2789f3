import type { ReactNode } from 'react';
import { pageTitle } from '#web/page-title.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { useLastList } from './last-list.ts';
import styles from './ProfileNotFound.module.css';
import type { ListItem } from './searched-service.ts';

type Props<Card extends ListItem> = {
  title: string;
  hint: string;
  /** The way to a list, where none was open before. */
  list: { href: string; label: string };
  /** Others instead; undefined while they are asked for. */
  others: { title: string; cards: readonly Card[] | undefined; card: (card: Card) => ReactNode; isTiled?: boolean };
};

const MOST_CARDS = 3;

/** No provider of that id, or none was named: others instead. */
export function ProfileNotFound<Card extends ListItem>({ title, hint, list, others }: Props<Card>) {
  const last = useLastList();
  const cards = others.cards?.slice(0, MOST_CARDS) ?? [];
  return (
    <div className={`wrap page-stack ${styles.page}`}>
      <title>{pageTitle(title)}</title>
      <EmptyState
        as="h1"
        spot="lost"
        title={title}
        action={<ButtonLink href={last?.address ?? list.href}>{list.label}</ButtonLink>}
      >
        {hint}
      </EmptyState>
      {cards.length > 0 && (
        <section aria-labelledby="others">
          <h2 id="others">{others.title}</h2>
          <ul className={others.isTiled ? styles.tiles : 'card-list'}>
            {cards.map((card) => (
              <li key={card._id}>{others.card(card)}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
