import * as z from 'zod/mini';
import { NoProvider } from '#features/providers/partner/NoProvider.tsx';
import { Day } from '#shared/day.ts';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { expectedOn } from '../queries.ts';
import { DayList } from './DayList.tsx';

export const loader = defineLoader(({ search }) => {
  const day = z.safeParse(Day, search.get('day'));
  return { list: expectedOn(day.data) };
});

/** Who comes today, or on another day (`?day=`), to print and to note who is there. */
export default function DayListPage() {
  const { list } = useLoaderData(loader);
  return list ? <DayList list={list} /> : <NoProvider />;
}
