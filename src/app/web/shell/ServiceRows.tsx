import { FlaskConical, HandHeart, HousePlus, Stethoscope, Sun } from 'lucide-react';
import { useLocation } from 'react-router';
import { useWords } from '#web/i18n/words.tsx';
import { isOpen as isServiceOpen, type ServiceLink, serviceAddress, type ServiceName } from '#web/service-links.ts';
import { DrawerRow } from '#web/ui/DrawerRow.tsx';
import { Tag } from '#web/ui/Tag.tsx';

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
        href={serviceAddress(service)}
        icon={<Icon size={22} aria-hidden="true" />}
        aria-current={pathname === service.path ? 'page' : undefined}
        onClick={onClose}
      >
        {t(`shell.service.${service.name}`)} {!isServiceOpen(service) && <Tag>{t('shell.service.soon')}</Tag>}
      </DrawerRow>
    );
  });
}
