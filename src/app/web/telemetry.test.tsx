import { afterEach, expect, test } from 'vitest';
import { services } from '#shared/services.ts';
import { device } from '#web/device.ts';
import { reportError, startTelemetry, tellEvent } from './telemetry.ts';

const online = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = online;
  device.choose({ isUncounted: false });
});

test('whoever does not want to be counted is not told of: no page, nothing that is done, and no error', () => {
  const told: unknown[] = [];
  globalThis.fetch = async (_address, init) => {
    told.push(JSON.parse(String(init?.body)));
    return new Response('{}');
  };
  const route = { screen: { row: { path: '/dashboard' } }, location: { pathname: '/dashboard' } };
  const router = { currentRoute: () => route, subscribe: () => () => undefined };
  const installation = { bases: services, hasAnalytics: true, hasErrorService: false };
  const start = () => startTelemetry(router as never, installation as never);
  device.choose({ isUncounted: true });
  start();
  tellEvent('booking.paid');
  reportError(new TypeError('odd'));
  expect(told).toEqual([]);
  device.choose({ isUncounted: false });
  start();
  tellEvent('booking.paid');
  reportError(new TypeError('odd'));
  expect(told).toEqual([
    { route: '/dashboard' },
    { name: 'booking.paid', route: '/dashboard' },
    { name: 'TypeError', stack: '' },
  ]);
});

test('of a page whose address holds a secret no page view is told', () => {
  const told: unknown[] = [];
  globalThis.fetch = async (_address, init) => {
    told.push(JSON.parse(String(init?.body)));
    return new Response('{}');
  };
  let onChange = () => {};
  const route = { screen: { row: { path: '/shared-record', hasKey: true } }, location: { pathname: '/shared-record' } };
  const router = { currentRoute: () => route, subscribe: (listener: () => void) => (onChange = listener) };
  const installation = { bases: services, hasAnalytics: true, hasErrorService: false };
  startTelemetry(router as never, installation as never);
  expect(told).toEqual([]);
  Object.assign(route, { screen: { row: { path: '/login' } }, location: { pathname: '/login' } });
  onChange();
  expect(told).toEqual([{ route: '/login' }]);
});
