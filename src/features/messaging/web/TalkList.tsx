import { Search, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '#web/i18n/words.tsx';
import { pageIn } from '#web/page-in.ts';
import { useNavigate } from '#web/useNavigate.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Input } from '#web/ui/Input.tsx';
import { LONGEST_SEARCH, type Inbox } from '../talk.ts';
import { searchIn } from './queries.ts';
import styles from './TalkList.module.css';
import { TalkRow } from './TalkRow.tsx';

type Props = {
  inbox: Inbox;
  heading: string;
  lead: string;
  /** The heading of the page is here where no conversation is open. */
  isWholePage: boolean;
  /** The conversation that is open. */
  openId: string | null | undefined;
  /** This list with other words, on another page. */
  address: (query: { q?: string; page?: number }) => string;
  talkAddress: (id: string) => string;
  /** Whose conversations are shown. */
  filter?: ReactNode;
  none: ReactNode;
};

/** All conversations, the newest first, with a search through names and words. */
export function TalkList(props: Props) {
  const { inbox, heading, lead, isWholePage, openId, address, talkAddress, filter, none } = props;
  const t = useWords();
  const [search] = useSearchParams();
  const q = searchIn(search);
  const page = pageIn(search);
  const Heading = isWholePage ? 'h1' : 'h2';
  return (
    <div className={styles.pane}>
      <header className={styles.head}>
        <Heading className={styles.heading} {...(isWholePage && { tabIndex: -1 })}>
          {heading}
        </Heading>
        <p className="muted" data-testid="talks-unread">
          {inbox.unread > 0 ? t('messaging.unread', { count: inbox.unread }) : lead}
        </p>
        <SearchField q={q} address={address} />
        {filter}
      </header>
      {inbox.data.length === 0 ? (
        <div className={styles.none}>
          {q ? (
            <EmptyState as={isWholePage ? 'h2' : 'h3'} spot="messages" title={t('messaging.search.none', { q })}>
              {t('messaging.search.none.text')}
            </EmptyState>
          ) : (
            none
          )}
        </div>
      ) : (
        <ul className={styles.rows} aria-label={t('messaging.list')} data-testid="talks">
          {inbox.data.map((card) => (
            <TalkRow key={card._id} card={card} href={talkAddress(card._id)} isOpen={card._id === openId} />
          ))}
        </ul>
      )}
      {(page > 1 || inbox.hasMore) && (
        <nav className={styles.turns} aria-label={t('messaging.list')}>
          {page > 1 && (
            <a className="link" href={address({ q, page: page - 1 })}>
              {t('messaging.newer')}
            </a>
          )}
          {inbox.hasMore && (
            <a className="link" href={address({ q, page: page + 1 })} data-testid="more-talks">
              {t('messaging.more')}
            </a>
          )}
        </nav>
      )}
    </div>
  );
}

function SearchField({ q, address }: { q: string; address: Props['address'] }) {
  const t = useWords();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  // It stays while its words change with the address: whoever types or has just looked keeps their place.
  useEffect(() => {
    if (field.current) field.current.value = q;
  }, [q]);
  const look = (form: HTMLFormElement) => {
    const typed = new FormData(form).get('q');
    void navigate(address({ q: typeof typed === 'string' ? typed.trim() : '' }));
  };
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        look(event.currentTarget);
      }}
    >
      <Input
        ref={field}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={LONGEST_SEARCH}
        aria-label={t('messaging.search')}
        placeholder={t('messaging.search')}
        enterKeyHint="search"
        autoComplete="off"
        data-testid="talks-search"
      />
      {q && (
        <IconButton
          label={t('messaging.search.clear')}
          icon={<X size={22} aria-hidden="true" />}
          onClick={() => {
            field.current?.focus();
            void navigate(address({}));
          }}
          data-testid="talks-search-clear"
        />
      )}
      <IconButton type="submit" label={t('messaging.search.go')} icon={<Search size={22} aria-hidden="true" />} />
    </form>
  );
}
