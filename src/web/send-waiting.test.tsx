import { readFileSync } from 'node:fs';
import { act, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { sendWaiting } from './send-waiting.ts';

afterEach(() => {
  window.isListening = true;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function Stay() {
  const [guests, setGuests] = useState(1);
  const [day, setDay] = useState('06/17/2026');
  return (
    <>
      <input type="number" value={guests} onChange={({ target }) => setGuests(target.valueAsNumber)} />
      <input type="text" value={day} onChange={({ target }) => setDay(target.value)} />
      <output>{`${guests}, ${day}`}</output>
    </>
  );
}

/** Runs what a document runs before its modules come, which here they never do. */
function beginDocument() {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  window.isListening = false;
  const script = document.createElement('script');
  Object.assign(script.dataset, { modules: '', sheets: '' });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  new Function(readFileSync('src/app/web/after-paint.js', 'utf8'))();
}

test('what is typed before the page is alive stays, and the page goes by it', async () => {
  beginDocument();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Stay />);
  document.body.append(container);
  const [guests, day] = [...container.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
  fireEvent.input(guests, { target: { value: '3' } });
  fireEvent.input(day, { target: { value: '07/01/2026' } });
  const root = await act(async () => hydrateRoot(container, <Stay />));
  window.isListening = true;
  act(sendWaiting);
  expect([guests.value, day.value]).toEqual(['3', '07/01/2026']);
  expect(container.querySelector('output')?.textContent).toBe('3, 07/01/2026');
  act(() => root.unmount());
});
