import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';

const css = readFileSync('src/web/styles/print.css', 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
/** What is not printed, as the sheet has it. */
const hidden = /([^{}]+)\{\s*display: none !important/.exec(css)?.[1]?.trim() ?? '';
const isPrinted = (name: string) => !screen.getByText(name).closest(hidden);

afterEach(cleanup);

test('buttons are not printed, nor links that look like one unless they say a number', () => {
  render(
    <main>
      <Button>Save</Button>
      <Button data-print="show">June 17</Button>
      <ButtonLink href="/dashboard">Find care</ButtonLink>
      <ButtonLink href="tel:+16265550100">(626) 555-0100</ButtonLink>
      <a href="/healthrecords">Health record of Rosa</a>
      <h2>
        <button type="button">When</button>
      </h2>
    </main>,
  );
  const all = ['Save', 'June 17', 'Find care', '(626) 555-0100', 'Health record of Rosa', 'When'];
  expect(all.filter(isPrinted)).toEqual(['June 17', '(626) 555-0100', 'Health record of Rosa', 'When']);
});
