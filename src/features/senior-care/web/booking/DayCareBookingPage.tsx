import { useSearchParams } from 'react-router';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import type { Loader } from '#web/page-module.ts';
import { isBookable } from '../../centre.ts';
import { CentreNotFound } from '../details/CentreNotFound.tsx';
import { centreWith } from '../queries.ts';
import { ChangeDays } from '../change/ChangeDays.tsx';
import { HeldStay } from './HeldStay.tsx';
import { StayWizard } from './StayWizard.tsx';

const ofCentre = defineLoader(({ search }) => ({ found: centreWith(search.get('center')) }));

// The days of a booking are asked for by whoever is logged in, and not for the page that everybody gets.
export const loader: Loader<Record<string, object>> = (place) => (place.search.get('change') ? {} : ofCentre(place));

/** Days, person, check: each step has its own address, which holds all that was chosen. `?change=` are the days of a booking, `?held=` is one that is not paid. */
export default function DayCareBookingPage() {
  const change = useSearchParams()[0].get('change');
  return change ? <ChangeDays id={change} /> : <Choosing />;
}

function Choosing() {
  const { found } = useLoaderData(ofCentre);
  const held = useSearchParams()[0].get('held');
  if (!found || !isBookable(found.data)) return <CentreNotFound />;
  const centre = found.data;
  return held ? <HeldStay key={held} id={held} centre={centre} /> : <StayWizard key={centre._id} centre={centre} />;
}
