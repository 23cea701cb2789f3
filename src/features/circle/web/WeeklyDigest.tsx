import { useSearchParams } from 'react-router';
import { useKindsOfPages } from '#features/bookings/web/booking-pages.tsx';
import { PersonFace } from '#features/family/web/PersonFace.tsx';
import type { Reply } from '#shared/call.ts';
import { formatDayInWords, formatMoment } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { DigestLine, Proxy, weeklyDigest } from '../digest.ts';
import { deedInWords, placeOf } from './deed-in-words.ts';
import styles from './WeeklyDigest.module.css';

type Props = {
  digest: Reply<typeof weeklyDigest.week>;
  /** This page with another week, or with what is to be undone. */
  address: (query: { which?: 'last' | undefined; undo?: string }) => string;
};

/** What relatives did in a week, in plain words, each with the way to undo it where there is one. */
export function WeeklyDigest({ digest: { from, to, data }, address }: Props) {
  const t = useWords();
  const locale = useLocale();
  const [search] = useSearchParams();
  const which = search.get('which') === 'last' ? 'last' : 'this';
  return (
    <Card aria-labelledby="digest" className={styles.card} tint="sky">
      <div>
        <h2 id="digest">{t('circle.digest.title')}</h2>
        <p className="muted">
          {t('ui.range', {
            from: formatDayInWords(from, locale, 'yearless'),
            to: formatDayInWords(to, locale, 'yearless'),
          })}
        </p>
      </div>
      {data.length === 0 && <p data-testid="digest-empty">{t('circle.digest.empty')}</p>}
      <ul className={styles.proxies} data-testid="digest">
        {data.map((proxy, index) => (
          <ProxyDeeds key={index} proxy={proxy} undoing={(undo) => address({ undo })} />
        ))}
      </ul>
      <p data-print="hide">
        <a className="link" href={address({ which: which === 'this' ? 'last' : undefined })} data-testid="digest-other">
          {t(which === 'this' ? 'circle.digest.last' : 'circle.digest.this')}
        </a>
      </p>
    </Card>
  );
}

type DeedsProps = { proxy: Proxy; undoing: (link: string) => string };

function ProxyDeeds({ proxy, undoing }: DeedsProps) {
  const t = useWords();
  const { actorName: name, relationship, isForSelf, personName, lines } = proxy;
  return (
    <li className={styles.proxy}>
      <PersonFace name={name} relationship={relationship} />
      <div>
        <h3>{t('circle.trail.actor.relative', { name, relationship: t(`family.relationship.${relationship}`) })}</h3>
        {!isForSelf && <p className="small muted">{t('circle.helper.for', { person: personName })}</p>}
        <ul className={styles.lines}>
          {lines.map((line, index) => (
            <Line key={index} line={line} proxy={proxy} undoing={undoing} />
          ))}
        </ul>
      </div>
    </li>
  );
}

function Line({ line, proxy, undoing }: DeedsProps & { line: DigestLine }) {
  const t = useWords();
  const locale = useLocale();
  const { what, count, at, booking, tour, freeUntil, undo } = line;
  const place = placeOf({ ...line, ...proxy }, useKindsOfPages());
  const about = <span className="vh">: {booking?.bookingId ?? tour?.providerName ?? proxy.actorName}</span>;
  return (
    <li>
      <p>{deedInWords(line, { t, locale, count, canUndo: undo !== null }).said}</p>
      <p className="small muted">
        <time dateTime={at}>{formatMoment(deviceZone(), new Date(at), locale)}</time>
        {freeUntil && (
          <span>
            {' '}
            · {t('circle.digest.freeUntil', { at: formatMoment(deviceZone(), new Date(freeUntil), locale) })}
          </span>
        )}
      </p>
      {(undo ?? place) && (
        <p className={styles.ways} data-print="hide">
          {undo && (
            <a className="link" href={undoing(undo)} data-testid={`undo-${what}`}>
              {t(`circle.digest.undo.${what}`)}
              {about}
            </a>
          )}
          {place && (
            <a className="link" href={place} data-testid={`look-${what}`}>
              {t(`circle.digest.look.${what}`)}
              {about}
            </a>
          )}
        </p>
      )}
    </li>
  );
}
