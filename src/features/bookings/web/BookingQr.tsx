import { create } from 'qrcode';

/** The address of a booking as a code for the camera of a phone; fetched only when something is printed. */
export function BookingQr({ address, label }: { address: string; label: string }) {
  const { modules } = create(address, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const dark = Array.from(modules.data, (isDark, index) =>
    isDark ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : '',
  ).join('');
  return (
    <svg
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      width="120"
      height="120"
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={dark} fill="#000000" />
    </svg>
  );
}
