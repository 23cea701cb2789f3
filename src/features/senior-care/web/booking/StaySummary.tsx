import { useWho } from '#features/bookings/web/wizard/useWho.ts';
import { WizardSummary } from '#features/bookings/web/wizard/WizardSummary.tsx';
import { formatWeekday } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import type { BookableDetails } from '../../centre.ts';
import { roomInWords, roomOf } from '../../rooms.ts';
import { careDaysOf, estimateOf, type StayDraft } from './stay-draft.ts';
import { pictureOf } from '../picture-of.ts';

type Props = { centre: BookableDetails; draft: StayDraft };

/** Where, when, for how many, how much, while it is being chosen. */
export function StaySummary({ centre, draft }: Props) {
  const t = useWords();
  const locale = useLocale();
  const who = useWho(draft.familyMemberId);
  const estimate = estimateOf(draft, centre);
  const room = roomOf(centre.rooms, draft.roomType);
  const [first, ...others] = careDaysOf(draft, centre);
  return (
    <WizardSummary
      label={t('seniorCare.summary')}
      provider={{ name: centre.name, picture: pictureOf(centre) }}
      what={t('seniorCare.tile.where', { kind: t(`seniorCare.kind.${centre.kind}`), place: centre.city })}
      days={first === undefined ? undefined : { first, last: others.at(-1) ?? first }}
      facts={[
        {
          term: t('seniorCare.stay.days'),
          value: draft.weekDays.map((weekday) => formatWeekday(weekday, locale)).join(', ') || '–',
        },
        { term: t('seniorCare.stay.guests'), value: draft.guestsCount },
        ...(room ? [{ term: t('seniorCare.room'), value: roomInWords(room.type, t) }] : []),
        ...(draft.familyMemberId ? [{ term: t('seniorCare.check.person'), value: who }] : []),
      ]}
      amounts={
        estimate
          ? [
              { term: t('ui.estimate.total'), cents: estimate.totalCents },
              { term: t('seniorCare.summary.today'), cents: estimate.depositCents },
              { term: t('seniorCare.summary.rest'), cents: estimate.totalCents - estimate.depositCents },
            ]
          : []
      }
    />
  );
}
