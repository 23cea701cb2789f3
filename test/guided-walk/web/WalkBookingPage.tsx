import { defineLoader, useLoaderData } from '#web/loader.ts';
import { GuideNotFound } from './GuideNotFound.tsx';
import { guideOf } from './queries.ts';
import { WalkBooking } from './WalkBooking.tsx';

export const loader = defineLoader(({ params }) => ({ found: guideOf(params['id']) }));

/** Books a walk: when, for whom, and then it is paid. */
export default function WalkBookingPage() {
  const { found } = useLoaderData(loader);
  return found ? <WalkBooking guide={found.data} slots={found.slots} /> : <GuideNotFound />;
}
