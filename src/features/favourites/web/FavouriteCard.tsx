import { MapPin, NotebookPen, Phone, Scale, Users } from 'lucide-react';
import type { PersonActedFor } from '#features/family/contract.ts';
import { ProviderPicture } from '#features/providers/web/ProviderPicture.tsx';
import { VerifiedTag } from '#features/providers/web/VerifiedTag.tsx';
import { askAddress } from '#features/tours/web/visit-address.ts';
import { formatDayInWords } from '#shared/dates.ts';
import { phoneInWords, phoneLink } from '#shared/phone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { AskAgain } from '#web/ui/AskAgain.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { type Favourite, favouriteServices } from '../contract.ts';
import styles from './FavouriteCard.module.css';
import { FavouriteNote } from './FavouriteNote.tsx';
import { useFavouritePages } from './favourite-pages.ts';
import { useArchiving } from './useArchiving.ts';
import { FavouriteButton } from './FavouriteButton.tsx';

type Props = {
  favourite: Favourite;
  people: readonly PersonActedFor[];
  ownId: string;
  isWriting?: boolean;
  onWrite?: (isWriting: boolean) => void;
  /** Whether it is among those to stand side by side. */
  comparing?: { isChosen: boolean; isFull: boolean; onChoose: (isChosen: boolean) => void } | undefined;
};

/** One that was marked: what it costs today, when it has a free day, whose it is for and what was noted. */
export function FavouriteCard({ favourite, people, ownId, isWriting = false, onWrite, comparing }: Props) {
  const t = useWords();
  const pages = useFavouritePages().services[favourite.service];
  const { archive, isArchiving, failure } = useArchiving(favourite);
  const { _id: id, name, person, sharedBy, isArchived } = favourite;
  const isOwn = sharedBy === null;
  const Heading = isOwn ? 'h2' : 'h3'; // what is shared has a heading of its own above it
  return (
    <Card as="article" className={styles.card} data-testid={`favourite-${id}`}>
      <div className={styles.top}>
        <div className={styles.picture}>
          <ProviderPicture picture={favourite.picture} />
        </div>
        <div className={styles.words}>
          <Heading>{pages ? <a href={pages.provider(id)}>{name}</a> : name}</Heading>
          <p className={styles.meta}>
            {favourite.what}
            <VerifiedTag isVerified={favourite.isVerified} />
          </p>
          <p className={styles.meta}>
            {favourite.rating !== null && <Stars rating={favourite.rating} count={favourite.reviewCount} />}
            <span className={styles.place}>
              <MapPin size={18} aria-hidden="true" />
              {favourite.city}, {favourite.state}
            </span>
          </p>
        </div>
        {isOwn && (
          <div className={styles.corner}>
            <FavouriteButton
              id={id}
              name={name}
              service={favouriteServices.find((service) => service === favourite.service) ?? 'centre'}
            />
          </div>
        )}
      </div>
      <p className={styles.tags}>
        {person && (
          <Tag>{person._id === ownId ? t('favourites.forYou') : t('favourites.for', { name: person.firstName })}</Tag>
        )}
        {sharedBy !== null && (
          <Tag tone="info" icon={<Users size={18} aria-hidden="true" />}>
            {t('favourites.sharedBy', { name: sharedBy })}
          </Tag>
        )}
        {isOwn && favourite.isShared && (
          <Tag tone="info" icon={<Users size={18} aria-hidden="true" />}>
            {t('favourites.isShared')}
          </Tag>
        )}
      </p>
      {favourite.hasLostVerification && (
        <Notice tone="warning" title={t('favourites.lost')}>
          {t('favourites.lost.hint')}
        </Notice>
      )}
      <Standing favourite={favourite} />
      {favourite.nextVisit && (
        <p data-print="hide">
          <a
            className="link"
            href={askAddress(id, {
              at: favourite.nextVisit,
              person: person && person._id !== ownId ? person._id : undefined,
            })}
            data-testid={`visit-${id}`}
          >
            {t('tours.first')}
            <span className="vh">: {name}</span>
          </a>
        </p>
      )}
      {isWriting ? (
        <FavouriteNote favourite={favourite} people={people} ownId={ownId} onDone={() => onWrite?.(false)} />
      ) : (
        <>
          {favourite.note && <blockquote className={styles.note}>{favourite.note}</blockquote>}
          {isOwn && (
            <div className={styles.actions} data-print="hide">
              <Button
                variant="quiet"
                icon={<NotebookPen size={20} aria-hidden="true" />}
                onClick={() => onWrite?.(true)}
                data-testid={`note-${id}`}
              >
                {t(favourite.note ? 'favourites.note.edit' : 'favourites.note.add')}
                <span className="vh">: {name}</span>
              </Button>
              <Button variant="quiet" isBusy={isArchiving} onClick={archive} data-testid={`archive-${id}`}>
                {t(isArchived ? 'favourites.takeOut' : 'favourites.archive')}
                <span className="vh">: {name}</span>
              </Button>
              {comparing && (
                <Button
                  variant="quiet"
                  icon={<Scale size={20} aria-hidden="true" />}
                  aria-pressed={comparing.isChosen}
                  aria-disabled={(comparing.isFull && !comparing.isChosen) || undefined}
                  onClick={() =>
                    comparing.isFull && !comparing.isChosen ? undefined : comparing.onChoose(!comparing.isChosen)
                  }
                  data-testid={`compare-${id}`}
                >
                  {t(comparing.isChosen ? 'favourites.compare.chosen' : 'favourites.compare')}
                  <span className="vh">: {name}</span>
                </Button>
              )}
            </div>
          )}
        </>
      )}
      {failure && <AskAgain failure={failure} onAsk={archive} />}
    </Card>
  );
}

/** What it costs, and the way into a booking where there is one; otherwise why not, and the telephone. */
function Standing({ favourite }: Pick<Props, 'favourite'>) {
  const t = useWords();
  const locale = useLocale();
  const { _id: id, service, price, nextFreeDay, standing, phone, name } = favourite;
  const pages = useFavouritePages().services[service];
  return (
    <div className={styles.standing}>
      <p>
        <b className={styles.price}>{price ?? t('favourites.price.unknown')}</b>
        {standing !== 'open' && <span className="small muted">{t(`favourites.standing.${standing}`)}</span>}
      </p>
      {nextFreeDay !== null && pages ? (
        <ButtonLink variant="secondary" href={pages.book(id, nextFreeDay)} data-testid={`book-${id}`}>
          {t('favourites.nextFree', { day: formatDayInWords(nextFreeDay, locale, 'short') })}
          <span className="vh">, {t('favourites.nextFree.at', { name })}</span>
        </ButtonLink>
      ) : (
        <ButtonLink variant="secondary" href={phoneLink(phone)} icon={<Phone size={20} aria-hidden="true" />}>
          {phoneInWords(phone)}
        </ButtonLink>
      )}
    </div>
  );
}
