import { useState } from 'react';
import { formatClock } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { useNow } from '#web/useNow.ts';
import type { TrailGroup } from '../../trail-groups.ts';
import { saidOf } from '../../trail-line.ts';
import { AskAboutLine } from './AskAboutLine.tsx';
import { pastDay } from './past-day.ts';
import styles from '../PrivacyPage.module.css';
import { lineId, TrailLine } from './TrailLine.tsx';

/** `isCut`: the page ends in this day, and what came before stands on the next one. */
type Props = { group: TrailGroup; isCut: boolean };

/** What somebody did with one kind of thing on a day: the one time, or how often, opened by a tap. As a whole, and each time, it can be questioned. */
export function TrailDay({ group, isCut }: Props) {
  const t = useWords();
  const locale = useLocale();
  const { entries } = group;
  const [newest, ...earlier] = entries;
  const isAsked = entries.some(({ question }) => question);
  // what is taken back leaves the times open that somebody looks at
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setWasAsked(true);
  if (earlier.length === 0)
    return (
      <>
        <TrailLine entry={newest} />
        <AskAboutLine entry={newest} describedBy={lineId(newest._id)} />
      </>
    );
  const summaryId = `times-${newest._id}`;
  return (
    <>
      <Disclosure
        summary={<Summary id={summaryId} group={group} isCut={isCut} />}
        open={wasAsked || undefined}
        data-testid="each-time"
      >
        <ol className={styles.times}>
          {entries.map((entry) => (
            <li key={entry._id}>
              <p id={lineId(entry._id)}>
                <time dateTime={entry.at}>{formatClock(deviceZone(), entry.at, locale)}</time> · {saidOf(entry, t).what}
              </p>
              <AskAboutLine entry={entry} describedBy={lineId(entry._id)} />
            </li>
          ))}
        </ol>
      </Disclosure>
      {!newest.question && <AskAboutLine entry={newest} describedBy={summaryId} />}
    </>
  );
}

/** 'Today: bookings, 12 times', and how many of them were changes. */
function Summary({ id, group: { day, who, thing, entries }, isCut }: Props & { id: string }) {
  const t = useWords();
  const locale = useLocale();
  const now = useNow();
  const [{ isForSelf, personName }] = entries;
  const changes = entries.filter(({ action }) => action !== 'read').length;
  const times = t(isCut ? 'circle.trail.timesOrMore' : 'circle.trail.times', {
    day: pastDay(day, { now, locale }),
    thing: t(`circle.trail.thing.${thing}`),
    count: entries.length,
  });
  return (
    <span id={id} className={styles.summary}>
      <b>{who}</b>
      <span>{times}</span>
      <span className="small muted">
        {[
          ...(isForSelf ? [] : [t('circle.helper.for', { person: personName })]),
          ...(changes > 0 ? [t('circle.trail.changes', { count: changes })] : []),
        ].join(' · ')}
      </span>
    </span>
  );
}
