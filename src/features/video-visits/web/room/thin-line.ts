const THIN_BITS = 180_000;
const MOST_LOST = 0.12;
const LOOKS = 3;
/** From one look to the next. */
const RISING = 1.05;

/** What a look at a connection finds: bits a second that may leave, and the share of what was sent that did not arrive. */
export type LineQuality = { available: number | undefined; lost: number | undefined };

/** Says that a line is thin once three looks have found it so, and none between them that it is not. */
export function watchLine(): (quality: LineQuality) => boolean {
  let thin = 0;
  let before: number | undefined;
  return ({ available, lost }) => {
    const isLossy = lost !== undefined && lost > MOST_LOST;
    const isNarrow = available !== undefined && available < THIN_BITS;
    // Browsers feel their way up: where each look finds more, nobody knows yet how much there is.
    const isRising = available !== undefined && before !== undefined && available > before * RISING;
    before = available;
    if (!isLossy && !isNarrow) thin = 0;
    else if (isLossy || !isRising) thin += 1;
    return thin >= LOOKS;
  };
}

/** What is worst of several connections: who has the thinnest line is to hear well, too. */
export function worstOf(lines: readonly LineQuality[]): LineQuality {
  const all = (key: keyof LineQuality) => lines.flatMap((line) => line[key] ?? []);
  const [available, lost] = [all('available'), all('lost')];
  return {
    available: available.length > 0 ? Math.min(...available) : undefined,
    lost: lost.length > 0 ? Math.max(...lost) : undefined,
  };
}

/** What had come in over each of them at the last look. */
const received = new WeakMap<RTCPeerConnection, number>();

/** Looks at a connection. Where nothing at all has come in since the last look, it is cut, and nobody knows how thin it is. */
export async function lookAt(connection: RTCPeerConnection): Promise<LineQuality> {
  let quality: LineQuality = { available: undefined, lost: undefined };
  let bytes: number | undefined;
  const report = await connection.getStats();
  report.forEach((stat: Stat) => {
    if (stat.type === 'candidate-pair' && stat.nominated) {
      quality = { ...quality, available: stat.availableOutgoingBitrate };
      bytes = stat.bytesReceived;
    }
    if (stat.type === 'remote-inbound-rtp' && stat.kind === 'video') quality = { ...quality, lost: stat.fractionLost };
  });
  const isSilent = bytes !== undefined && received.get(connection) === bytes;
  if (bytes !== undefined) received.set(connection, bytes);
  return isSilent ? { available: undefined, lost: undefined } : quality;
}

type Stat = {
  type: string;
  kind?: string;
  nominated?: boolean;
  availableOutgoingBitrate?: number;
  bytesReceived?: number;
  fractionLost?: number;
};
