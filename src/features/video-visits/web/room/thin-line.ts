const THIN_BITS = 180_000;
const MOST_LOST = 0.12;
const LOOKS = 3;
/** From one look to the next. */
const RISING = 1.05;

/** What a look at a connection finds: bits a second that may leave, and the share of what was sent that did not arrive. */
export type Look = { available: number | undefined; lost: number | undefined };

/** Says that a line is thin once three looks have found it so, and none between them that it is not. */
export function watchLine(): (look: Look) => boolean {
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
export function worstOf(looks: readonly Look[]): Look {
  const all = (key: keyof Look) => looks.flatMap((look) => look[key] ?? []);
  const [available, lost] = [all('available'), all('lost')];
  return {
    available: available.length > 0 ? Math.min(...available) : undefined,
    lost: lost.length > 0 ? Math.max(...lost) : undefined,
  };
}

/** Looks at a connection. */
export async function lookAt(connection: RTCPeerConnection): Promise<Look> {
  let look: Look = { available: undefined, lost: undefined };
  const report = await connection.getStats();
  report.forEach(
    (stat: {
      type: string;
      kind?: string;
      nominated?: boolean;
      availableOutgoingBitrate?: number;
      fractionLost?: number;
    }) => {
      if (stat.type === 'candidate-pair' && stat.nominated)
        look = { ...look, available: stat.availableOutgoingBitrate };
      if (stat.type === 'remote-inbound-rtp' && stat.kind === 'video') look = { ...look, lost: stat.fractionLost };
    },
  );
  return look;
}
