import { useState } from 'react';
import { PlacesField } from '#features/availability/partner/PlacesField.tsx';
import { SlotFields } from '#features/availability/partner/SlotFields.tsx';
import { hoursFields, typedOf, TypedOwnHours } from '#features/availability/partner/typed-week.ts';
import { TypedWeek } from '#features/availability/partner/TypedWeek.tsx';
import { usualHours } from '#features/availability/partner-contract.ts';
import { timeZoneOf } from '#features/places/zone-of-state.ts';
import { useIsChanged } from '#features/providers/partner/useIsChanged.ts';
import type { Application } from '../../application.ts';
import { slotsOfKind } from '../../service-profile.ts';
import { StepForm } from './StepForm.tsx';
import { useStepForm } from './useStepForm.ts';

/** The weekly hours of whoever sells them, with what they would make of the coming week. */
export function TimesStep({ application }: { application: Application }) {
  const { times, contact } = application.profile;
  const { fixedMinutes, mostPlaces } = slotsOfKind[application.kind === 'caregiver' ? 'caregiver' : 'diagnosticCenter'];
  const [start] = useState(() => {
    const usual = fixedMinutes === null ? usualHours : { ...usualHours, slotMinutes: fixedMinutes, bufferMinutes: 0 };
    const said = times ?? usual;
    return { ...typedOf(said), capacity: String(said.capacity) };
  });
  const form = useStepForm({
    application,
    step: 'times',
    schema: TypedOwnHours,
    fields: [...hoursFields, 'capacity'],
    start,
    changeOf: (hours) => ({ part: 'times', ...hours }),
  });
  const isChanged = useIsChanged(form.control, start);
  const week = { isNew: !times, closed: [], taken: [], timeZone: timeZoneOf(contact?.state ?? '') };
  return (
    <StepForm application={application} step="times" form={form}>
      <SlotFields form={form} hasFixedSlots={fixedMinutes !== null} />
      <PlacesField form={form} most={mostPlaces} />
      <TypedWeek control={form.control} isChanged={isChanged} hours={week} />
    </StepForm>
  );
}
