// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { closeTab, openTab } from '#test/page.tsx';
let t: TestApp;
beforeAll(async () => { t = await testApp({ settings: { LIMITS_FACTOR: '100' } }); });
afterAll(() => t.close());
afterEach(closeTab);
test.each(Array.from({ length: 12 }, (_, i) => i))('probe %i', async (i) => {
  const anna = await aPerson(t.db);
  await openTab(t, '/profile/form/onboarding', { as: anna });
  const feet = await screen.findByTestId('feet');
  const log: string[] = [];
  const note = (what: string) => log.push(`${what} ${document.activeElement?.tagName}.${(document.activeElement as HTMLElement)?.dataset?.['testid'] ?? ''} feetConnected=${feet.isConnected} ${(screen.queryByTestId('feet') as HTMLInputElement)?.value}|${(screen.queryByTestId('inches') as HTMLInputElement)?.value}|${(screen.queryByTestId('weight') as HTMLInputElement)?.value}`);
  document.addEventListener('focusout', (e) => log.push('out ' + (e.target as HTMLElement).dataset['testid'] + ' -> ' + (e.relatedTarget as HTMLElement)?.tagName));
  note('start');
  await userEvent.type(feet, '5'); note('5');
  await userEvent.type(screen.getByTestId('inches'), '4'); note('4');
  await userEvent.type(screen.getByTestId('weight'), '141.5'); note('w');
  await new Promise((r) => setTimeout(r, 200)); note('later');
  if (!log.at(-1)?.endsWith('5|4|141.5')) console.log('LOST', i, '\n' + log.join('\n'));
});
