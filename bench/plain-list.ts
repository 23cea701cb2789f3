import { createElement as element } from 'react';
import { renderToString } from 'react-dom/server';

type Card = { name: string; town: string; miles: number; price: number; rating: number; days: string[] };

const card = ({ name, town, miles, price, rating, days }: Card) =>
  element(
    'article',
    { className: 'card', key: name },
    element(
      'svg',
      { viewBox: '0 0 80 60', role: 'img', 'aria-label': name },
      element('rect', { width: 80, height: 60, rx: 8 }),
      element('circle', { cx: 40, cy: 30, r: 12 }),
    ),
    element('h2', null, element('a', { href: `/care/daycaredetails/${name}` }, name)),
    element('p', null, town, ' · ', miles.toFixed(1), ' miles'),
    element('p', null, '★ ', rating, ' · verified'),
    element(
      'ul',
      null,
      days.map((day) => element('li', { key: day }, day)),
    ),
    element('p', { className: 'price' }, element('strong', null, `$${price}`), ' a day'),
  );

/** A list of cards and nothing around it, rendered anew each time. */
export function renderPlainList(length: number): string {
  const cards = Array.from({ length }, (_, index) => ({
    name: `Center ${index}`,
    town: 'Pasadena, CA',
    miles: index / 3,
    price: 70 + index,
    rating: 4.5,
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  }));
  return renderToString(
    element(
      'main',
      null,
      element('h1', null, 'Centers near Pasadena'),
      element('div', { className: 'list' }, cards.map(card)),
    ),
  );
}
