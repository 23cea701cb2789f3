import * as z from 'zod/mini';
import { SlotFields } from '#features/availability/partner/SlotFields.tsx';
import { hoursFields, TypedHours, typedOf } from '#features/availability/partner/typed-week.ts';
import { TypedWeek } from '#features/availability/partner/TypedWeek.tsx';
import { usualHours } from '#features/availability/partner-contract.ts';
import { VisitPrices } from '#features/doctors/partner/profile/ProfileFields.tsx';
import { shownPrice } from '#features/providers/partner/typed-price.ts';
import { hasPrice, typedPrices } from '#features/doctors/partner/profile/typed-profile.ts';
import { timeZoneOf } from '#features/places/zone-of-state.ts';
import { useIsChanged } from '#features/providers/partner/useIsChanged.ts';
import { useState } from 'react';
import type { Application } from '../../application.ts';
import { StepForm } from './StepForm.tsx';
import { useStepForm } from './useStepForm.ts';

const TypedVisits = z.object({ ...typedPrices, ...TypedHours.shape }).check(hasPrice);

/** What a visit costs, and the weekly hours with what they would make of the coming week. */
export function VisitsStep({ application }: { application: Application }) {
  const { visits, doctor } = application.profile;
  const [start] = useState(() => ({
    ...typedOf(visits?.hours ?? usualHours),
    videoPrice: shownPrice(visits?.prices.videoCents),
    chatPrice: shownPrice(visits?.prices.chatCents),
  }));
  const form = useStepForm({
    application,
    step: 'visits',
    schema: TypedVisits,
    fields: ['videoPrice', 'chatPrice', ...hoursFields],
    start,
    changeOf: ({ videoPrice, chatPrice, ...hours }) => ({
      part: 'visits',
      prices: { videoCents: videoPrice, chatCents: chatPrice },
      hours,
    }),
  });
  const isChanged = useIsChanged(form.control, start);
  const week = { isNew: !visits, closed: [], taken: [], timeZone: timeZoneOf(doctor?.state ?? '') };
  return (
    <StepForm application={application} step="visits" form={form}>
      <VisitPrices form={form} />
      <SlotFields form={form} />
      <TypedWeek control={form.control} isChanged={isChanged} hours={week} />
    </StepForm>
  );
}
