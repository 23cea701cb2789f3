import { create } from 'qrcode';

type Props = { text: string; label: string; size: number };

/** A text as a code for the camera of a phone, dark on white in every theme. Its module is heavy: import it when it is needed. */
export function QrCode({ text, label, size }: Props) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const dark = Array.from(modules.data, (isDark, index) =>
    isDark ? `M${index % modules.size} ${Math.floor(index / modules.size)}h1v1h-1z` : '',
  ).join('');
  const extent = modules.size + 4;
  return (
    <svg
      viewBox={`-2 -2 ${extent} ${extent}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={`M-2 -2h${extent}v${extent}h-${extent}z`} fill="#ffffff" />
      <path d={dark} fill="#000000" />
    </svg>
  );
}
