import { useEffect, useRef, useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { RequestList } from './queries.ts';

type SeenRequests = { place: string; waiting: number; ids: readonly string[] };

/**
 * The ids of the requests that came in while somebody looked; says so when one comes. `place` names the list that is shown:
 * turning to another one brings unknown requests that are not new.
 */
export function useNewcomers({ data, counts }: RequestList, place: string): readonly string[] {
  const t = useWords();
  const toast = useToast();
  const seen = useRef<SeenRequests>(undefined);
  const [newcomers, setNewcomers] = useState<readonly string[]>([]);
  useEffect(() => {
    const before = seen.current;
    seen.current = { place, waiting: counts.waiting, ids: data.map(({ _id }) => _id) };
    if (!before || counts.waiting <= before.waiting) return;
    const came =
      before.place === place ? data.filter(({ _id, status }) => status === 'pending' && !before.ids.includes(_id)) : [];
    setNewcomers((known) => [...known, ...came.map(({ _id }) => _id)]);
    const names = came
      .map(({ personName: person, familyName: family }) =>
        t(person === family ? 'partner.requests.cameSelf' : 'partner.requests.came', { person, family }),
      )
      .join(' ');
    toast({
      tone: 'info',
      text: names || t('partner.requests.cameElsewhere', { count: counts.waiting - before.waiting }),
    });
  }, [data, counts.waiting, place, t, toast]);
  return newcomers;
}
