import { formatClock, formatDayInWords } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import type { TrailGroup } from '../trail-groups.ts';
import { AskAboutLine } from './AskAboutLine.tsx';
import styles from './PrivacyPage.module.css';
import { TrailLine } from './TrailLine.tsx';

/** `isCut`: the page ends in this day, and what came before stands on the next one. */
type Props = { group: TrailGroup; isCut: boolean };

/** What somebody did on a day: once, or how often, with each time behind it. Each can be questioned. */
export function TrailDay({ group: { day, who, what, entries }, isCut }: Props) {
  const t = useWords();
  const locale = useLocale();
  const [newest, ...earlier] = entries;
  if (earlier.length === 0)
    return (
      <>
        <TrailLine entry={newest} />
        <AskAboutLine entry={newest} />
      </>
    );
  return (
    <>
      <p>
        <b>{who}</b>
      </p>
      <p>{t(isCut ? 'circle.trail.timesOrMore' : 'circle.trail.times', { what, count: entries.length })}</p>
      <p className="small muted">
        {!newest.isForSelf && <span>{t('circle.helper.for', { person: newest.personName })} · </span>}
        <span>{formatDayInWords(day, locale)}</span>
      </p>
      <Disclosure
        summary={t('circle.trail.eachTime')}
        open={entries.some(({ question }) => question) || undefined}
        data-testid="each-time"
      >
        <ol className={styles.times}>
          {entries.map((entry) => (
            <li key={entry._id}>
              <time dateTime={entry.at}>{formatClock(deviceZone(), entry.at, locale)}</time>
              <AskAboutLine entry={entry} />
            </li>
          ))}
        </ol>
      </Disclosure>
    </>
  );
}
