import { markDoors } from '#shared/art/mark.ts';

/** Two doors side by side; where they overlap they share a wall. It decorates: the link around it says the name. */
export function Logo({ size = 38 }: { size?: number }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" className="logo">
      <path className="logo-a" d={markDoors.tall} />
      <path className="logo-b" d={markDoors.short} />
      <path className="logo-c" d={markDoors.shared} />
    </svg>
  );
}
