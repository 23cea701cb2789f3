import { ComingSoon } from './ComingSoon.tsx';

export default function PharmacyPage() {
  return <ComingSoon service="pharmacy" />;
}
