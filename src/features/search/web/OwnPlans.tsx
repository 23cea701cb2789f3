import { useQuery } from '@tanstack/react-query';
import { endingOf } from '#features/insurance/card.ts';
import { insuranceCards } from '#features/insurance/web/queries.ts';
import { listedPlan, planKey } from '#features/providers/plans.ts';
import { dayIn } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useOpenedAt } from '#web/installation.tsx';
import { useSession } from '#web/useSession.tsx';
import type { OwnChoices } from './searched-service.ts';

/** The plans of the reader's insurance cards, and of those for whom they may pay: as lists name them, where lists know them. */
export function OwnPlans({ children }: OwnChoices) {
  const t = useWords();
  const today = dayIn(deviceZone(), useOpenedAt());
  const isLoggedIn = useSession() !== undefined;
  const { data } = useQuery({ ...insuranceCards(), enabled: isLoggedIn, meta: { isQuiet: true } });
  const held = (data?.data ?? []).flatMap(({ cards, firstName, isSelf }) =>
    cards
      .filter((card) => endingOf(card, today) !== 'ended')
      .map(({ plan }) => ({
        plan,
        note: isSelf ? t('search.filter.plan.yours') : t('search.filter.plan.of', { name: firstName }),
      })),
  );
  const distinct = [...new Map(held.toReversed().map((card) => [planKey(card.plan), card])).values()].toReversed();
  return children((offered) =>
    distinct.map(({ plan, note }) => ({
      choice: offered.find((name) => planKey(name) === planKey(plan)) ?? listedPlan(plan),
      note,
    })),
  );
}
