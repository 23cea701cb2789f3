import { useEffect, useRef, useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import type { RequestList } from './queries.ts';

type Seen = { place: string; waiting: number; ids: readonly string[] };
type News = { newcomers: readonly string[]; announcement: string };

/**
 * The requests that came in while somebody looked, and the sentence that says so. `place` names the list that is shown:
 * turning to another one brings unknown requests that are not new.
 */
export function useNewcomers({ data, counts }: RequestList, place: string): News {
  const t = useWords();
  const seen = useRef<Seen>(undefined);
  const [news, setNews] = useState<News>({ newcomers: [], announcement: '' });
  useEffect(() => {
    const before = seen.current;
    seen.current = { place, waiting: counts.waiting, ids: data.map(({ _id }) => _id) };
    if (!before || counts.waiting <= before.waiting) return;
    const came = before.place === place ? data.filter(({ _id, status }) => status === 'pending' && !before.ids.includes(_id)) : [];
    setNews(({ newcomers }) => ({
      newcomers: [...newcomers, ...came.map(({ _id }) => _id)],
      announcement: came.map(({ personName: person, familyName: family }) => t('partner.requests.came', { person, family })).join(' ')
        || t('partner.requests.cameElsewhere', { count: counts.waiting - before.waiting }),
    }));
  }, [data, counts.waiting, place, t]);
  return news;
}
