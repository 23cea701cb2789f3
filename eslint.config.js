import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { steadyText } from './scripts/steady-text.mjs';

const storage = { name: 'localStorage', message: 'Only src/web/device.ts touches it.' };
const request = { name: 'fetch', message: 'Calls go through src/web/api.ts, the outside through a port.' };
const clockless = (message) => [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message },
  { selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']", message },
];
const noClock = clockless('Time is an argument.');
const noDeviceClock = clockless('A device may be wrong: useNow, serverNow, or performance.now() for how long.');
const noEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Only src/server/env.ts reads the environment.',
};
const noMarkup = { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'Text only.' };
const noStyle = {
  selector: "JSXAttribute[name.name='style']",
  message: 'The content security policy forbids it in server-rendered markup.',
};
const opensByKind = 'Where a booking opens comes from its kind: PagesOfKind.list, and BookingKind.page on the server.';
const lists = 'dashboard(bookings|appointments)';
const noOpening = [
  {
    selector: `CallExpression[callee.name='href'][arguments.0.value=/^.${lists}$/]:has(Property[key.name='id'])`,
    message: opensByKind,
  },
  {
    selector: `:matches(Literal[value=/${lists}.*\\bid=/], TemplateElement[value.raw=/${lists}.*\\bid=/])`,
    message: opensByKind,
  },
];
const noWords = { selector: 'JSXText[value=/[A-Za-z]{2,}/]', message: 'Words stand in text/*.json.' };

export default tseslint.config(
  {
    ignores: [
      'dist',
      'node_modules',
      'data',
      'coverage',
      'test-results',
      'bench/node_modules',
      'src/app/web/after-paint.js',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      // Failures of a capability join the kernel's by declaration merging, which only an interface can.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', prefer: 'type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-nested-ternary': 'off',
      'no-empty': ['error', { allowEmptyCatch: false }],
      'no-console': 'off',
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'jsx-a11y': jsxA11y, 'react-hooks': reactHooks, lado: { rules: { 'steady-text': steadyText } } },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      ...reactHooks.configs.recommended.rules,
      'lado/steady-text': 'error',
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { tags: ['main', 'h1', 'div'], roles: ['tabpanel', 'group', 'alert'] },
      ],
      'jsx-a11y/no-noninteractive-element-to-interactive-role': 'off',
      // The tab list moves the focus to its tabs; tables that become cards repeat their roles because display removes them.
      'jsx-a11y/interactive-supports-focus': 'off',
      'jsx-a11y/no-redundant-roles': 'off',
      'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
      'react-hooks/set-state-in-effect': 'off',
      'react-hooks/purity': 'off',
      'react-hooks/refs': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-globals': ['error', storage, request],
      'no-restricted-syntax': ['error', noEnvironment, noMarkup, noStyle, ...noOpening],
    },
  },
  {
    files: ['src/web/**/*.tsx', 'src/app/web/**/*.tsx', 'src/features/*/{web,partner,staff}/**/*.tsx'],
    ignores: ['**/*.test.tsx', 'src/features/dev/**'],
    rules: {
      'no-restricted-syntax': ['error', noEnvironment, noMarkup, noStyle, noWords, ...noOpening, ...noDeviceClock],
    },
  },
  {
    files: ['src/web/**/*.ts', 'src/app/web/**/*.ts', 'src/features/*/{web,partner,staff}/**/*.ts'],
    ignores: ['**/*.test.ts', 'src/web/server-clock.ts'],
    rules: { 'no-restricted-syntax': ['error', noEnvironment, noMarkup, noStyle, ...noOpening, ...noDeviceClock] },
  },
  {
    files: ['src/shared/**/*.ts', 'src/features/*/*.ts', 'src/**/*store.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', noEnvironment, ...noOpening, ...noClock] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-router',
              importNames: ['useNavigate', 'Link', 'useParams'],
              message: 'Steps are made by #web/useNavigate.ts, links are plain, parameters come with the questions.',
            },
          ],
        },
      ],
    },
  },
  {
    files: [
      'src/web/device.ts',
      'src/web/server-clock.ts',
      'src/app/web/telemetry.ts',
      'src/app/web/error-service.ts',
      'src/web/connection.ts',
      'src/web/offline/service-worker.ts',
      'src/features/payments/web/processor.ts',
      'src/server/ports/**',
      'src/**/*.test.{ts,tsx}',
    ],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['src/server/env.ts', '**/*.test.{ts,tsx}', 'test/**', 'e2e/**', 'bench/**', 'scripts/**', '*.config.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'test/**'],
    rules: { 'max-lines': ['error', { max: 350, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['src/server/db/tables.ts', '**/common-password-list.ts', 'scripts/**', '**/demo/**'],
    rules: { 'max-lines': 'off' },
  },
);
