import { MessagesSquare, Video } from 'lucide-react';
import type { Way } from '../visit.ts';

/** How one meets; the words beside it say the same. */
export function WayIcon({ by, size }: { by: Way; size: number }) {
  const Icon = by === 'video' ? Video : MessagesSquare;
  return <Icon size={size} aria-hidden="true" />;
}
