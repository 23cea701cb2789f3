import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useKindsOfPages } from '#features/bookings/web/booking-pages.tsx';
import { formatMoment } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { useRefusalOf } from '#web/connection.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { type OfferedUndo, weeklyDigest } from '../digest.ts';
import { deedInWords, placeOf } from './deed-in-words.ts';
import styles from './WeeklyDigest.module.css';

type Props = {
  link: string;
  /** Undefined for a link that is not one's own. */
  offered: OfferedUndo | undefined;
  /** This page without it. */
  backTo: string;
};

/** Where a link of the weekly digest leads: what it undoes and what that means, or why it no longer can. */
export function UndoDeed({ link, offered, backTo }: Props) {
  const t = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const undoing = useUndoing(link, offered);
  const state = offered?.state ?? 'unknown';
  useEffect(() => heading.current?.focus(), [state]);
  const failure = useRefusalOf(undoing.error);
  return (
    <Card aria-labelledby="undo" className={styles.undo} data-testid="undo" data-state={state} data-print="hide">
      <h2 id="undo" ref={heading} tabIndex={-1}>
        {t(`circle.undo.${state}.title`)}
      </h2>
      {offered ? <What offered={offered} /> : <p>{t('circle.undo.unknown.text')}</p>}
      <Refusal failure={failure} />
      <div className="row">
        {offered?.state === 'open' && (
          <Button
            isBusy={undoing.isPending}
            busyLabel={t('circle.undo.busy')}
            onClick={() => undoing.mutate()}
            data-testid="undo-now"
          >
            {t(`circle.undo.yes.${offered.what}`)}
          </Button>
        )}
        <ButtonLink variant="secondary" href={backTo} data-testid="undo-not">
          {t(offered?.state === 'open' ? 'circle.undo.no' : 'circle.undo.back')}
        </ButtonLink>
      </div>
    </Card>
  );
}

function What({ offered }: { offered: OfferedUndo }) {
  const t = useWords();
  const locale = useLocale();
  const kinds = useKindsOfPages();
  const { what, state, actorName: name, personName: person, isForSelf, at, freeUntil, refundCents } = offered;
  const { said, values } = deedInWords(offered, { t, locale, count: 1, canUndo: state === 'open' });
  const moment = (instant: string) => formatMoment(deviceZone(), new Date(instant), locale);
  return (
    <>
      <p>
        <b>{t(isForSelf ? 'circle.digest.mail.forYou' : 'circle.digest.mail.forOther', { name, person })}</b> {said},{' '}
        <time dateTime={at}>{moment(at)}</time>
      </p>
      <p data-testid="undo-meaning">
        {t(`circle.undo.${state}.${what}`, {
          ...values,
          name,
          hasRefund: refundCents === null ? 'no' : 'yes',
          refund: refundCents === null ? '' : formatMoney(refundCents, locale),
          hasEnd: freeUntil === null ? 'no' : 'yes',
          until: freeUntil === null ? '' : moment(freeUntil),
        })}
      </p>
      <p>
        <a className="link" href={placeOf(offered, kinds)}>
          {t(`circle.digest.look.${what}`)}
        </a>
      </p>
    </>
  );
}

function useUndoing(link: string, offered: OfferedUndo | undefined) {
  const client = useQueryClient();
  return useMutation({
    // Without a line it fails at once: what waited for one would still be undone after somebody has thought better of it.
    mutationFn: () =>
      callsOf(client, weeklyDigest).undo({ body: { link, expectedRefundCents: offered?.refundCents ?? null } }),
    onSettled: () => refreshTopics(client, ['family', 'bookings', 'tours']),
  });
}
