import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { TimeButton } from '#features/availability/web/TimeButton.tsx';
import { stepNamed } from '#features/bookings/steps.ts';
import { usePagesOf } from '#features/bookings/web/booking-pages.tsx';
import { personNamed } from '#features/bookings/web/wizard/booking-draft.ts';
import { BookingWizard } from '#features/bookings/web/wizard/BookingWizard.tsx';
import { StepHead } from '#features/bookings/web/wizard/StepHead.tsx';
import { useBook } from '#features/bookings/web/wizard/useBook.ts';
import { useDoor } from '#features/bookings/web/wizard/useChoosing.ts';
import { WizardSummary } from '#features/bookings/web/wizard/WizardSummary.tsx';
import { dayIn, formatClock } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { momentInWords } from '#web/moment-in-words.ts';
import type { Query } from '#web/paths.ts';
import { callsOf } from '#web/queries.ts';
import { useNavigate } from '#web/useNavigate.ts';
import type { GuideDetails } from '../guide.ts';
import { guidedWalks } from '../walk-contract.ts';
import { walkHref } from './walk-screens.ts';

const steps = ['time', 'person'] as const;
type Props = { guide: GuideDetails; slots: readonly { startsAt: string }[] };

/** The first two of the three steps; each has its own address, which holds what was chosen. */
export function WalkBooking({ guide, slots }: Props) {
  const t = useWords();
  const locale = useLocale();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [time, setTime] = useState(params.get('time') ?? undefined);
  const { book } = useBook(callsOf(client, guidedWalks).book, {
    next: usePagesOf('walk').pay,
    outdated: [guidedWalks.one],
  });
  const { _id: id, name, picture, priceCents, timeZone } = guide;
  const personId = personNamed(params);
  const door = useDoor(personId);
  const address = (step: string, more: Query = {}) =>
    walkHref('/guides/:id/walk', { id }, { step, time, for: personId, new: door, ...more });
  const step = time === undefined ? 'time' : stepNamed(steps, params);
  const day = time ? dayIn(timeZone, new Date(time)) : undefined;
  return (
    <BookingWizard
      kind="walk"
      summary={
        <WizardSummary
          label={t('guidedWalk.summary')}
          provider={{ name, picture }}
          what={t('guidedWalk.what')}
          days={day ? { first: day, last: day } : undefined}
          clock={time ? formatClock(timeZone, time, locale) : null}
          facts={[]}
          amounts={[{ term: t('guidedWalk.price'), cents: priceCents }]}
        />
      }
      provider={guide}
      personId={personId}
      step={step}
      addressOf={address}
      lookingAt={walkHref('/guides')}
      door={door}
      onPerson={async (familyMemberId) => {
        if (time) await book({ guideId: id, startsAt: time, route: t('guidedWalk.what'), familyMemberId });
      }}
      time={
        <>
          <StepHead step="time" title={t('guidedWalk.when')} backTo={walkHref('/guides/:id', { id })} />
          {slots.map(({ startsAt }) => (
            <TimeButton
              key={startsAt}
              onClick={() => {
                setTime(startsAt);
                void navigate(address('person', { time: startsAt }));
              }}
              data-testid={`walk-at-${startsAt}`}
            >
              {momentInWords(startsAt, { timeZone, locale, look: 'short' })}
            </TimeButton>
          ))}
        </>
      }
    />
  );
}
