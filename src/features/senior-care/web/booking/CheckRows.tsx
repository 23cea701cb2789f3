import type { ReactNode } from 'react';
import { ChosenRows } from '#features/bookings/web/wizard/ChosenRows.tsx';
import { useWho } from '#features/bookings/web/wizard/useWho.ts';
import { type Day, formatWeekday } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { href } from '#web/paths.ts';
import { roomInWords } from '../../rooms.ts';
import type { StepProps } from './booking-steps.ts';
import { careDaysOf, stayQuery } from './stay-draft.ts';

type Props = Pick<StepProps, 'centre' | 'draft' | 'held' | 'addressOf'> & {
  /** Who is to be added with it. */
  newName: string | undefined;
};

/** All that was chosen, each with the way to change it. */
export function CheckRows({ centre, draft, held, addressOf, newName }: Props) {
  const t = useWords();
  const locale = useLocale();
  const who = useWho(draft.familyMemberId);
  const dates = addressOf(draft, 'time');
  const days = careDaysOf(draft, centre);
  const day = (date: Day | undefined) => date && <DateText day={date} look="words" />;
  const rows: { name: string; value: ReactNode; href: string | undefined }[] = [
    {
      name: 'centre',
      value: centre.name,
      href: held ? undefined : href('/care/daycaredetails/:pathParam?', { pathParam: centre._id }, stayQuery(draft)),
    },
    { name: 'firstDay', value: day(days[0]), href: dates },
    { name: 'lastDay', value: day(days.at(-1)), href: dates },
    {
      name: 'days',
      value: sentenceCase(draft.weekDays.map((weekday) => formatWeekday(weekday, locale, 'long')).join(', '), locale),
      href: dates,
    },
    { name: 'guests', value: draft.guestsCount, href: dates },
    ...(draft.roomType ? [{ name: 'room', value: roomInWords(draft.roomType, t), href: dates }] : []),
    { name: 'type', value: t(`seniorCare.stay.type.${draft.typeSelect}`), href: dates },
    {
      name: 'person',
      value: newName ?? who,
      href: held ? undefined : addressOf(draft, 'person'),
    },
  ];
  return (
    <ChosenRows
      rows={rows.map((row) => ({ ...row, term: t(`seniorCare.check.${row.name}`) }))}
      change={t('seniorCare.change')}
    />
  );
}
