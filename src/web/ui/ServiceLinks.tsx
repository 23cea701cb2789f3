import { useWords } from '#web/i18n/words.tsx';
import { services } from '#web/service-links.ts';
import { ButtonLink } from './ButtonLink.tsx';

/** A way to each service, the first as what is to be done here unless something else is. */
export function ServiceLinks({ isSecond = false }: { isSecond?: boolean }) {
  const t = useWords();
  return services.map((service, index) => (
    <ButtonLink
      key={service.name}
      href={service.path}
      variant={isSecond || index > 0 ? 'secondary' : 'primary'}
      size="large"
      data-testid={`to-${service.name}`}
    >
      {t(`shell.service.${service.name}`)}
    </ButtonLink>
  ));
}
