import type { Cents } from '#shared/money.ts';
import { formatMoney } from '#shared/money.ts';
import { useLocale } from '#web/i18n/words.tsx';

export function Money({ cents, style }: { cents: Cents; style?: 'full' | 'short' }) {
  return <span className="num">{formatMoney(cents, useLocale(), style)}</span>;
}
