import * as z from 'zod/mini';
import { HoursField } from '#features/providers/partner/HoursField.tsx';
import { typedWeekOf } from '#features/providers/partner/typed-hours.ts';
import { shownPrice } from '#features/providers/partner/typed-price.ts';
import { SeatsAndPrices } from '#features/senior-care/partner/profile/SeatsAndPrices.tsx';
import { TypedParts } from '#features/senior-care/partner/profile/typed-profile.ts';
import { useWords } from '#web/i18n/words.tsx';
import type { Application } from '../../application.ts';
import { StepForm } from './StepForm.tsx';
import { useStepForm } from './useStepForm.ts';

const TypedCare = z.pick(TypedParts, {
  capacity: true,
  dayPrice: true,
  weekPrice: true,
  monthPrice: true,
  hours: true,
});

const day = { open: '08:00', close: '17:00' };
const usualWeek = [day, day, day, day, day, null, null];

/** Seats, prices and hours. */
export function CareStep({ application }: { application: Application }) {
  const t = useWords();
  const { care } = application.profile;
  const form = useStepForm({
    application,
    step: 'care',
    schema: TypedCare,
    fields: ['capacity', 'dayPrice', 'weekPrice', 'monthPrice', 'hours'],
    start: {
      capacity: care?.capacity ?? 10,
      dayPrice: shownPrice(care?.prices.dayCents),
      weekPrice: shownPrice(care?.prices.weekCents),
      monthPrice: shownPrice(care?.prices.monthCents),
      hours: typedWeekOf(care?.hours ?? usualWeek),
    },
    changeOf: ({ capacity, dayPrice, weekPrice, monthPrice, hours }) => ({
      part: 'care',
      capacity,
      prices: { dayCents: dayPrice, weekCents: weekPrice, monthCents: monthPrice },
      hours,
    }),
  });
  return (
    <StepForm application={application} step="care" form={form}>
      <SeatsAndPrices form={form} />
      <HoursField hint={t('seniorCare.profile.hours.hint')} form={form} />
    </StepForm>
  );
}
