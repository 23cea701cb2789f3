/** Two doors side by side; where they overlap they share a wall. It decorates: the link around it says the name. */
export function Logo({ size = 38 }: { size?: number }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" className="logo">
      <path className="logo-a" d="M6 44V20a11 11 0 0 1 22 0v24Z" />
      <path className="logo-b" d="M20 44V29a11 11 0 0 1 22 0v15Z" />
      <path className="logo-c" d="M20 44V29a11 11 0 0 1 7.890-10.552A11 11 0 0 1 28 20v24Z" />
    </svg>
  );
}
