import { create } from 'qrcode';

/** The booking id as a code that a desk can scan; fetched only when something is printed. */
export function BookingQr({ bookingId }: { bookingId: string }) {
  const { modules } = create(bookingId, { errorCorrectionLevel: 'M' });
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
      aria-label={bookingId}
    >
      <path d={dark} fill="#000000" />
    </svg>
  );
}
