import { colours } from './palette.ts';

/** Each kind of building, 480 by 320 with its foot at 270, from its wall and roof colour. */
export const buildings = { gable, arcade, villa, court, tower } as const;

function gable(wall: string, roof: string) {
  return [
    `<path d="M120 270V158h240v112Z" fill="${wall}"/><path d="M104 162 240 84l136 78Z" fill="${roof}"/>`,
    `<circle cx="240" cy="134" r="13" fill="${colours.sky200}" stroke="#fff" stroke-width="4"/>`,
    ...[146, 180, 278, 312].map((x) => archedWindow(x, 188, 22, 34)),
    door(222, 204, 36, 66),
    `<path d="M210 202c0-20 60-20 60 0v6h-60Z" fill="${colours.coral300}"/>`,
  ].join('');
}

function arcade(wall: string, roof: string) {
  return [
    `<path d="M76 270V150h328v120Z" fill="${wall}"/><path d="M66 150h348v-18H66Z" fill="${roof}"/>`,
    `<path d="M176 132V96h128v36Z" fill="${wall}"/><path d="M166 98 240 66l74 32Z" fill="${roof}"/>`,
    ...[94, 154, 274, 334].map((x) => arch(x, colours.sky200)),
    arch(214, colours.pine800),
    squareWindow(228, 104, 24, 26),
  ].join('');
}

function villa(wall: string, roof: string) {
  return [
    `<path d="M88 270V176h150v94Z" fill="${wall}"/><path d="M74 178 100 138h126l26 40Z" fill="${roof}"/>`,
    '<path d="M222 270V130h170v140Z" fill="#fff"/>',
    `<path d="M208 134 236 92h142l28 42Z" fill="${roof}" opacity=".92"/>`,
    archedWindow(112, 200, 26, 36),
    archedWindow(160, 200, 26, 36),
    ...[156, 212].flatMap((y) => [squareWindow(246, y, 26, 38), squareWindow(340, y, 26, 38)]),
    door(290, 206, 36, 64),
  ].join('');
}

function court(wall: string, roof: string) {
  return [
    `<path d="M70 270V170h110v100Zm230 0V170h110v100Z" fill="${wall}"/>`,
    `<path d="M58 172l22-34h90l22 34Zm230 0 22-34h90l22 34Z" fill="${roof}"/>`,
    `<path d="M170 270v-76h140v76Z" fill="#fff"/><path d="M160 196h160v-14H160Z" fill="${colours.pine700}"/>`,
    ...[92, 134, 322, 364].map((x) => archedWindow(x, 196, 24, 36)),
    squareWindow(186, 212, 24, 34),
    squareWindow(270, 212, 24, 34),
    door(222, 210, 36, 60, colours.coral500),
  ].join('');
}

function tower(wall: string, roof: string) {
  return [
    `<path d="M140 270V92h120v178Z" fill="${wall}"/><path d="M130 94h140V78H130Z" fill="${roof}"/>`,
    `<path d="M252 270V142h104v128Z" fill="#fff"/><path d="M246 144h116v-14H246Z" fill="${colours.pine700}"/>`,
    ...[108, 156, 204].flatMap((y) => [154, 188, 222].map((x) => squareWindow(x, y, 22, 32))),
    ...[158, 208].flatMap((y) => [squareWindow(268, y, 26, 32), squareWindow(314, y, 26, 32)]),
    door(182, 216, 36, 54),
  ].join('');
}

const arch = (x: number, fill: string) => `<path d="M${x} 270v-56a25 25 0 0 1 50 0v56Z" fill="${fill}"/>`;

function archedWindow(x: number, y: number, width: number, height: number) {
  const round = width / 2;
  return panes(x, y, width, height, `M0 ${height}V${round}a${round} ${round} 0 0 1 ${width} 0V${height}Z`);
}

function squareWindow(x: number, y: number, width: number, height: number) {
  return panes(x, y, width, height, `M0 0h${width}v${height}h-${width}z`);
}

function panes(x: number, y: number, width: number, height: number, outline: string) {
  const bars = `M${width / 2} 0v${height}M0 ${Math.round(height * 0.58)}h${width}`;
  return [
    `<g transform="translate(${x} ${y})"><path d="${outline}" fill="${colours.sky300}"/>`,
    `<path d="${bars}" stroke="#fff" stroke-width="2.5"/></g>`,
  ].join('');
}

function door(x: number, y: number, width: number, height: number, fill: string = colours.pine800) {
  const round = width / 2;
  return [
    `<path d="M${x} ${y + height}V${y + round}a${round} ${round} 0 0 1 ${width} 0v${height - round}Z" fill="${fill}"/>`,
    `<circle cx="${x + width - 8}" cy="${Math.round(y + height * 0.62)}" r="2.6" fill="${colours.sun400}"/>`,
  ].join('');
}
