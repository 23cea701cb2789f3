import { useSearchParams } from 'react-router';
import { isAwaited } from '#features/leads/lead.ts';
import { InstallApp } from './app/InstallApp.tsx';
import { ComingSoon } from './ComingSoon.tsx';

/** `?service=` names what is awaited; without it, everything new. The app is here already: it is installed from the browser. */
export default function ComingSoonPage() {
  const [search] = useSearchParams();
  const service = search.get('service');
  if (service === 'app') return <InstallApp />;
  return <ComingSoon service={isAwaited(service) ? service : 'general'} />;
}
