import { ProviderPicture } from '#features/providers/web/ProviderPicture.tsx';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { ListedGuide } from '../guide.ts';
import { walkHref } from './walk-screens.ts';

export function GuideRow({ guide }: { guide: ListedGuide }) {
  const t = useWords();
  const locale = useLocale();
  return (
    <Card as="article" className="row" data-testid={`guide-${guide._id}`}>
      <ProviderPicture picture={guide.picture} />
      <h3>
        <a href={walkHref('/guides/:id', { id: guide._id })}>{guide.name}</a>
      </h3>
      <p>{t('guidedWalk.each', { price: formatMoney(guide.priceCents, locale) })}</p>
    </Card>
  );
}
