/** Pictures of an invented place, painted with light and shade where the drawings are flat: what stands in the demo town for photographs. */
export const demoScenes = [
  {
    alt: 'The garden with a bench under the jacaranda',
    spanish: 'El jardín con un banco bajo el jacarandá',
    svg: garden(),
  },
  {
    alt: 'The living room with armchairs by the window',
    spanish: 'La sala con sillones junto a la ventana',
    svg: room(),
  },
  { alt: 'The dining room, laid for lunch', spanish: 'El comedor, con la mesa puesta para almorzar', svg: dining() },
] as const;

function scene(sky: [string, string], content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1500 1000" width="1500" height="1000"><defs>
<linearGradient id="back" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient>
<linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff6dc" stop-opacity=".75"/><stop offset=".6" stop-color="#fff6dc" stop-opacity="0"/></linearGradient>
<filter id="soft"><feGaussianBlur stdDeviation="9"/></filter><filter id="far"><feGaussianBlur stdDeviation="4"/></filter>
<filter id="grain"><feTurbulence baseFrequency=".8" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 .16 0"/></filter>
</defs><rect width="1500" height="1000" fill="url(#back)"/>${content}
<rect width="1500" height="1000" fill="url(#light)"/><rect width="1500" height="1000" filter="url(#grain)"/></svg>`;
}

/** Leaves or blossoms around a middle, each at its own place. */
function cloud({ x, y, wide, high, colors, count, size }: Cloud): string {
  return Array.from({ length: count }, (_, place) => {
    const turn = place * 2.399_963;
    const out = Math.sqrt((place + 0.5) / count);
    const [left, top] = [x + Math.cos(turn) * out * wide, y + Math.sin(turn) * out * high];
    return `<circle cx="${left.toFixed(0)}" cy="${top.toFixed(0)}" r="${size * (0.6 + ((place * 7) % 10) / 14)}" fill="${colors[place % colors.length]}"/>`;
  }).join('');
}
type Cloud = {
  x: number;
  y: number;
  wide: number;
  high: number;
  colors: readonly string[];
  count: number;
  size: number;
};

function garden() {
  const lawn =
    '<path d="M0 640 Q400 590 800 630 T1500 610 V1000 H0Z" fill="#7ea35b"/><path d="M0 760 Q500 700 1500 790 V1000 H0Z" fill="#6a9150"/>';
  const hedge = `<g filter="url(#far)">${cloud({ x: 750, y: 560, wide: 900, high: 90, colors: ['#47693f', '#557a49', '#3d5c38'], count: 160, size: 46 })}</g>`;
  const tree = `<path d="M430 760 C450 600 440 520 470 400 L520 400 C520 540 530 620 560 760Z" fill="#6d5240"/>${cloud({ x: 500, y: 290, wide: 400, high: 210, colors: ['#8d78c4', '#a48fd6', '#7763ad', '#b7a6e2'], count: 420, size: 26 })}`;
  const bench =
    '<ellipse cx="960" cy="868" rx="240" ry="26" fill="#33502c" opacity=".5" filter="url(#soft)"/><g fill="#9a6a3f"><rect x="760" y="700" width="400" height="26" rx="8"/><rect x="760" y="744" width="400" height="26" rx="8"/><rect x="745" y="800" width="430" height="30" rx="9"/></g><g fill="#4f3b2b"><rect x="780" y="690" width="18" height="170"/><rect x="1122" y="690" width="18" height="170"/></g>';
  return scene(['#bcdcec', '#eef3e2'], hedge + lawn + tree + bench);
}

function room() {
  const window =
    '<rect x="520" y="130" width="460" height="420" fill="#f4efdf"/><g filter="url(#far)"><rect x="545" y="155" width="410" height="370" fill="#cfe6ec"/><rect x="545" y="400" width="410" height="125" fill="#93b374"/></g><path d="M742 155 V525 M545 340 H955" stroke="#f4efdf" stroke-width="14"/>';
  const floor =
    '<path d="M0 700 H1500 V1000 H0Z" fill="#b98d62"/><path d="M520 700 L360 1000 H1160 L980 700Z" fill="#f0d9a8" opacity=".55" filter="url(#soft)"/>';
  const chair = (x: number, color: string) =>
    `<ellipse cx="${x + 150}" cy="905" rx="190" ry="26" fill="#5d4129" opacity=".5" filter="url(#soft)"/><path d="M${x} 560 q0 -80 80 -80 h140 q80 0 80 80 v200 h-300Z" fill="${color}"/><rect x="${x - 40}" y="650" width="90" height="220" rx="40" fill="${color}"/><rect x="${x + 250}" y="650" width="90" height="220" rx="40" fill="${color}"/><rect x="${x + 20}" y="720" width="260" height="110" rx="30" fill="#fff" opacity=".14"/>`;
  const plant = `<rect x="1330" y="740" width="110" height="130" rx="16" fill="#c9744f"/>${cloud({ x: 1385, y: 610, wide: 120, high: 150, colors: ['#41684a', '#54805a', '#365840'], count: 90, size: 24 })}`;
  return scene(['#ead9bf', '#d8c19d'], floor + window + chair(140, '#4f7f78') + chair(1000, '#b5654a') + plant);
}

function dining() {
  const wall =
    '<rect y="0" width="1500" height="560" fill="#dfe6dc"/><rect x="120" y="120" width="280" height="330" fill="#fffaf0"/><rect x="140" y="140" width="240" height="290" fill="#c4dde0"/><rect x="1080" y="160" width="260" height="190" fill="#a9755a"/><rect x="1098" y="178" width="224" height="154" fill="#e9d5a9"/>';
  const table =
    '<ellipse cx="750" cy="900" rx="640" ry="60" fill="#4a3324" opacity=".5" filter="url(#soft)"/><ellipse cx="750" cy="740" rx="620" ry="190" fill="#f7f1e4"/><path d="M130 740 q620 260 1240 0 v46 q-620 240 -1240 0Z" fill="#e3d9c4"/>';
  const plate = (x: number, y: number) =>
    `<ellipse cx="${x}" cy="${y + 10}" rx="104" ry="34" fill="#b9ad94" opacity=".6" filter="url(#soft)"/><ellipse cx="${x}" cy="${y}" rx="100" ry="33" fill="#fff"/><ellipse cx="${x}" cy="${y}" rx="66" ry="20" fill="#e9eef0"/><ellipse cx="${x}" cy="${y - 3}" rx="44" ry="12" fill="#d98a3d"/>`;
  const flowers = `<path d="M715 690 l20 -130 h40 l20 130Z" fill="#8fb7c4" opacity=".85"/>${cloud({ x: 755, y: 500, wide: 110, high: 80, colors: ['#d9624a', '#e7a33c', '#f0c667', '#5d8a53'], count: 80, size: 19 })}`;
  return scene(
    ['#e8ddca', '#a97f58'],
    wall + table + plate(360, 720) + plate(1140, 720) + plate(560, 830) + plate(940, 830) + flowers,
  );
}
