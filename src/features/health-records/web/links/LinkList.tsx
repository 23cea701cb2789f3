import { useQuery } from '@tanstack/react-query';
import { deviceName } from '#features/account/device-name.ts';
import { Failure } from '#shared/failure.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { ownMomentInWords } from '#web/moment-in-words.ts';
import { AskAgain } from '#web/ui/AskAgain.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import type { RecordLink } from '../../record-links.ts';
import type { Book } from '../records/book.ts';
import { linksTo, useLinkCalls } from './link-queries.ts';
import styles from './Links.module.css';

/** The links that there are, who has opened each, and the way to take it back. */
export function LinkList({ book }: { book: Book }) {
  const t = useWords();
  const { data, error, refetch } = useQuery(linksTo(book.person.id));
  const { taking } = useLinkCalls(book.person.id);
  if (!data) return error instanceof Failure ? <AskAgain failure={error} onAsk={refetch} /> : <Skeleton shape="card" />;
  if (data.data.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby="record-links">
      <h2 id="record-links" tabIndex={-1}>
        {t('healthRecords.link.list')}
      </h2>
      <Refusal failure={taking.error instanceof Failure ? taking.error : undefined} />
      <ul data-testid="record-links">
        {data.data.map((link) => (
          <Link
            key={link._id}
            link={link}
            isBusy={taking.isPending && taking.variables === link._id}
            onEnd={() => taking.mutate(link._id, { onSuccess: () => document.getElementById('record-links')?.focus() })}
          />
        ))}
      </ul>
    </section>
  );
}

type Props = { link: RecordLink; isBusy: boolean; onEnd: () => void };

function Link({ link: { _id: id, sections, madeBy, madeAt, endsAt, state, looks, lookCount }, isBusy, onEnd }: Props) {
  const t = useWords();
  const locale = useLocale();
  const moment = (instant: string) => ownMomentInWords(instant, locale);
  const said = sections.map((name) => t(`healthRecords.section.${name}`)).join(', ');
  return (
    <li className={styles.link} data-testid={`link-${id}`}>
      <div>
        <Tag tone={state === 'open' ? 'success' : 'neutral'} data-testid="link-state">
          {t(`healthRecords.link.state.${state}`)}
        </Tag>
      </div>
      <p>{said}</p>
      <p className="small muted">
        {[
          t(madeBy === null ? 'healthRecords.link.madeAt' : 'healthRecords.link.madeBy', {
            moment: moment(madeAt),
            name: madeBy ?? '',
          }),
          ...(state === 'open' ? [t('healthRecords.link.until', { moment: moment(endsAt) })] : []),
        ].join(' · ')}
      </p>
      <p>{t('healthRecords.link.seen', { count: lookCount })}</p>
      {looks.length > 0 && (
        <ul className={styles.looks} data-testid="link-looks">
          {looks.map((look) => (
            <li key={look.at} className="small">
              {moment(look.at)}: {deviceName(t, look)}
            </li>
          ))}
        </ul>
      )}
      {state === 'open' && (
        <div>
          <Button variant="secondary" isBusy={isBusy} onClick={onEnd} data-testid="end-link">
            {t('healthRecords.link.end')}
            <span className="vh">{`: ${said}`}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
