import { useSearchParams } from 'react-router';
import { isAwaited } from '#features/leads/lead.ts';
import { ComingSoon } from './ComingSoon.tsx';

/** `?service=` names what is awaited; without it, everything new. */
export default function ComingSoonPage() {
  const [search] = useSearchParams();
  const service = search.get('service');
  return <ComingSoon service={isAwaited(service) ? service : 'general'} />;
}
