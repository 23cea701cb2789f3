import { IconTiles } from '#features/providers/web/profile/IconTiles.tsx';
import type { Reply } from '#shared/call.ts';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import type { caregivers } from '../../contract.ts';
import { serviceIcons } from '../caregiver-words.ts';

/** What caregivers help with, and from what price, before anybody has said where. */
export function ServiceTiles({ offered }: { offered: Reply<typeof caregivers.services>['data'] }) {
  const t = useWords();
  const locale = useLocale();
  const least = Math.min(...offered.flatMap(({ fromCents }) => fromCents ?? []));
  if (offered.length === 0) return null;
  return (
    <section className="stack">
      <IconTiles
        title={t('caregivers.help.title')}
        level="h2"
        tint="coral"
        tiles={offered.map(({ service }) => ({
          key: service,
          icon: serviceIcons[service],
          label: t(`caregivers.service.${service}`),
        }))}
      />
      {Number.isFinite(least) && (
        <p className="muted">{t('caregivers.price.from', { price: formatMoney(least, locale, 'short') })}</p>
      )}
    </section>
  );
}
