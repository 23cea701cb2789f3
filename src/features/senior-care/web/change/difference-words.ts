import type { Difference } from '#features/bookings/difference.ts';
import { formatMoney } from '#shared/money.ts';
import type { Translator } from '#shared/words.ts';

type Wording = { t: Translator; locale: string; name: string };

/** What becomes of the money, each way in a sentence; that nothing changes where none does. */
export function differenceInWords(difference: Difference, { t, locale, name }: Wording): string[] {
  const { toPayCents, backCents, offBalanceCents, fromProviderCents, planCents } = difference;
  const say = (way: string, cents: number) =>
    cents > 0 ? [t(`seniorCare.change.money.${way}`, { name, amount: formatMoney(cents, locale) })] : [];
  const said = [
    ...say('pay', toPayCents),
    ...say('off', offBalanceCents),
    ...say('more', -offBalanceCents),
    ...say('back', backCents),
    ...say('provider', fromProviderCents),
    ...say('plan.more', planCents),
    ...say('plan.less', -planCents),
  ];
  return said.length > 0 ? said : [t('seniorCare.change.money.none')];
}
