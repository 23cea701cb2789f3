import { expect, test } from 'vitest';
import { completeLinks, restoreLinks } from './printed-links.ts';

const from = { pathname: '/care/daycarecenters', search: '?place=Pasadena&for=rosa' };

test.each([
  ['/care/daycaredetails/1', '/care/daycaredetails/1?for=rosa'],
  ['/care/daycare-bookingdetails?center=1&amp;days=1', '/care/daycare-bookingdetails?center=1&amp;days=1&amp;for=rosa'],
  ['/senior-care?place=O&#x27;Fallon', "/senior-care?place=O'Fallon&amp;for=rosa"],
])('a printed link takes the person along: %s', (written, complete) => {
  const page = `<a class="link" href="${written}" data-testid="one">One</a>`;
  const printed = completeLinks(page, from);
  expect(printed).toBe(`<a class="link" href="${complete}" data-written="${written}" data-testid="one">One</a>`);
});

test.each([
  ['another screen', '<a href="/help-support">Help</a>'],
  ['another person', '<a href="/senior-care?for=omar">Care</a>'],
  ['another host', '<a href="//senior-care">Care</a><a href="https://lado.example/senior-care">Care</a>'],
  ['what is written as words', '<p>&lt;a href="/senior-care"&gt;</p>'],
])('%s stays as it is', (_, page) => {
  expect(completeLinks(page, from)).toBe(page);
});

test('nothing is completed where the address names nobody', () => {
  const page = '<a href="/senior-care">Care</a>';
  for (const search of ['', '?for=', '?place=Pasadena']) expect(completeLinks(page, { ...from, search })).toBe(page);
});

test('a page that comes alive finds its links as it has written them', () => {
  const page = '<a href="/care/daycaredetails/1?in=2026-06-22&amp;days=1">One</a><a href="/help-support">Help</a>';
  document.body.innerHTML = completeLinks(page, from);
  expect(document.querySelector('a')?.search).toBe('?in=2026-06-22&days=1&for=rosa');
  restoreLinks(document);
  expect(document.body.innerHTML).toBe(page);
});
