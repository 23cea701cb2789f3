import { draftOfBooking, keepBegun } from '#features/bookings/web/wizard/booking-draft.ts';
import { DoorsForOthers } from '#features/bookings/web/wizard/DoorsForOthers.tsx';
import { GateDoors, KeepLooking, type NextAddress } from '#features/bookings/web/wizard/GateDoors.tsx';
import { StepBar } from '#features/bookings/web/wizard/StepBar.tsx';
import { namesInWords } from '#features/providers/web/names-in-words.ts';
import { formatDayInWords, formatWeekday } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { rangeInWords } from '#web/ui/range-in-words.ts';
import { useIsLoggedIn } from '#web/useSession.tsx';
import { priceInWords } from '../price-label.ts';
import { BegunToday } from './BegunToday.tsx';
import type { StepProps } from './booking-steps.ts';
import { StayEstimate } from './StayEstimate.tsx';
import { careDaysOf } from './stay-draft.ts';
import styles from './ProposedStep.module.css';

type Props = Pick<StepProps, 'centre' | 'draft' | 'addressOf' | 'now'> & {
  /** The step after it for whoever is logged in. */
  next: string;
  /** The one that a door leads to. */
  afterDoor: NextAddress;
  /** Where one goes on looking without an account. */
  lookingAt: string;
};

/** The days that were tapped as the next free ones, in a sentence, with the way to choose others; nothing is asked here, so the doors of the log-in stand here too. */
export function ProposedStep({ centre, draft, addressOf, now, next, afterDoor, lookingAt }: Props) {
  const t = useWords();
  const locale = useLocale();
  const isLoggedIn = useIsLoggedIn();
  const leave = () => keepBegun(draftOfBooking(centre));
  const days = careDaysOf(draft, centre);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const weekdays = draft.weekDays.map((weekday) => formatWeekday(weekday, locale, 'long'));
  const when =
    first === last
      ? formatDayInWords(first, locale, 'yearless')
      : t('seniorCare.proposed', {
          days: namesInWords(weekdays, locale),
          range: rangeInWords(first, last, { t, locale }),
        });
  return (
    <>
      <Card as="div" className={styles.card} data-testid="proposed-stay">
        <p>
          <b>{sentenceCase(when, locale)}</b>
          <br />
          <span className="muted">{priceInWords(centre, { t, locale })}</span>
        </p>
        <ButtonLink variant="secondary" href={addressOf(draft, 'time')} data-testid="choose-other-days">
          {t('seniorCare.change')}
        </ButtonLink>
      </Card>
      <BegunToday centre={centre} draft={draft} now={now} />
      {!isLoggedIn && (
        <Card as="div" tint="sun" className="stack">
          <DoorsForOthers next={afterDoor} onLeave={leave} />
          <p>{t('bookings.gate.why')}</p>
          <KeepLooking at={lookingAt} />
        </Card>
      )}
      <Card as="div">
        <StayEstimate centre={centre} draft={draft} isShort />
      </Card>
      {isLoggedIn ? (
        <StepBar>
          <ButtonLink size="large" href={next} data-testid="booking-continue">
            {t('ui.continue')}
          </ButtonLink>
        </StepBar>
      ) : (
        <StepBar data-testid="gate-bar">
          <GateDoors next={afterDoor} onLogIn={leave} />
        </StepBar>
      )}
    </>
  );
}
