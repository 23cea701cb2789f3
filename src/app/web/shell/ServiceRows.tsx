import { FlaskConical, HandHeart, HousePlus, Stethoscope, Sun } from 'lucide-react';
import { useLocation } from 'react-router';
import { useWords } from '#web/i18n/words.tsx';
import type { ServiceLink, ServiceName } from '#web/service-links.ts';
import { DrawerRow } from '#web/ui/DrawerRow.tsx';

const icons = {
  seniorCare: Sun,
  doctors: Stethoscope,
  caregivers: HandHeart,
  labTests: FlaskConical,
  homeHealth: HousePlus,
} satisfies Record<ServiceName, unknown>;

/** The services as rows of a drawer. */
export function ServiceRows({ services, onClose }: { services: readonly ServiceLink[]; onClose: () => void }) {
  const t = useWords();
  const { pathname } = useLocation();
  return services.map((service) => {
    const Icon = icons[service.name];
    return (
      <DrawerRow
        key={service.name}
        href={service.path}
        icon={<Icon size={22} aria-hidden="true" />}
        aria-current={pathname === service.path ? 'page' : undefined}
        onClick={onClose}
      >
        {t(`shell.service.${service.name}`)}
      </DrawerRow>
    );
  });
}
