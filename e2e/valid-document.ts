import { expect, type Page } from '@playwright/test';
import { type HtmlElementLike as Element, HtmlValidate, StaticConfigLoader } from 'html-validate';

const unless = (isAllowed: boolean, why: string) => (isAllowed ? null : why);
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // what is searched is chosen in a list that a select cannot have; a section that is scrolled by keys needs its role
      'prefer-native-element': ['error', { exclude: ['listbox', 'region'] }],
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // of two ways to the same pages one is shown at each width; axe looks at what is shown
      'unique-landmark': 'off',
    },
    // what the rules do not know, and the Nu checker asks for
    elements: [
      'html5',
      {
        button: {
          inherit: 'button',
          attributes: {
            'aria-expanded': {
              allowed: (button: Element) =>
                unless(!button.hasAttribute('popovertarget'), 'the browser tells it of a popover'),
            },
          },
        },
        meta: {
          inherit: 'meta',
          attributes: {
            property: { allowed: (meta: Element) => unless(meta.hasAttribute('content'), 'it lacks its content') },
          },
        },
      },
    ],
  }),
);

/** The document of this page, as the server writes it for whoever looks at it, is valid HTML. */
export async function expectValidDocument(page: Page, where: string) {
  const answer = await page.request.get(page.url(), { headers: { accept: 'text/html', 'sec-fetch-dest': 'document' } });
  const { results } = await validator.validateString(await answer.text());
  const complaints = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(complaints, `HTML of ${where}`).toEqual([]);
}
