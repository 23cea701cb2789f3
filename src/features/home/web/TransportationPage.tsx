import { ComingSoon } from './ComingSoon.tsx';

export default function TransportationPage() {
  return <ComingSoon service="transportation" />;
}
