import { MessagesSquare, Video } from 'lucide-react';
import type { VisitMode } from '../visit.ts';

/** How one meets; the words beside it say the same. */
export function VisitModeIcon({ by, size }: { by: VisitMode; size: number }) {
  const Icon = by === 'video' ? Video : MessagesSquare;
  return <Icon size={size} aria-hidden="true" />;
}
