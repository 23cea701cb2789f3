import type { ReactNode } from 'react';
import { CaregiverSearchForm } from '#features/caregivers/web/list/CaregiverSearchForm.tsx';
import { LabDoor } from '#features/diagnostics/web/list/LabDoor.tsx';
import { DoctorDoor } from '#features/doctors/web/list/DoctorDoor.tsx';
import { AgencySearchForm } from '#features/home-health/web/list/AgencySearchForm.tsx';
import type { ServiceName } from '#web/service-links.ts';

type OtherService = Exclude<ServiceName, 'seniorCare'>;

const searches: Record<OtherService, () => ReactNode> = {
  doctors: () => <DoctorDoor />,
  caregivers: () => <CaregiverSearchForm isBare id="caregivers" />,
  labTests: () => <LabDoor />,
  homeHealth: () => <AgencySearchForm isBare id="agencies" />,
};

/** The fields of a service behind the first tab. */
export const OtherSearch = ({ service }: { service: OtherService }) => searches[service]();
