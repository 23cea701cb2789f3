import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { afterAll, describe, it } from 'vitest';
import { steadyText } from '../scripts/steady-text.mjs';

Object.assign(RuleTester, { afterAll, describe, it });

const parserOptions = { ecmaFeatures: { jsx: true } };
const tester = new RuleTester({ languageOptions: { parser: tseslint.parser, parserOptions } });

const comes = [{ messageId: 'comes' }];
const follows = [{ messageId: 'follows' }];
const bare = [{ messageId: 'bare' }];

tester.run('steady-text', steadyText, {
  valid: [
    '<p>{isFull ? t("full") : t("free")}</p>',
    '<p>{isFull && t("full")}</p>',
    '<p>{t("from")} {price}</p>',
    '<p>{t("from")} {isLate && <b>{t("late")}</b>}</p>',
    '<p>{isLate && <b>{t("late")}</b>} <span>{t("from")}</span></p>',
    '<ul>{list.map((one) => <li key={one}>{one}</li>)}</ul>',
    '<p>{head}{isOpen && button("close")}</p>; const button = (name) => <button>{t(name)}</button>;',
    'const dialog = isOpen ? <Dialog /> : null; const shown = <div><b />{dialog}</div>;',
    '<Field hint={<>{t("one")} {isTwo && <b>{t("two")}</b>}</>} />',
    'function wordsOf(day) { return t("day", { day }); }',
  ],
  invalid: [
    { code: '<p>{t("from")} {isLate && t("late")}</p>', errors: comes },
    { code: '<p>{name}{place && `, ${place}`}</p>', errors: comes },
    { code: '<p>{isLate ? t("late") : <b />} <i /></p>', errors: comes },
    { code: '<p>{isLate && <b />} {t("from")}</p>', errors: follows },
    { code: '<p>{isMet ? <Check /> : <Circle />} {t("from")}</p>', errors: follows },
    { code: 'function Row() { const Icon = icons[tone]; return <p><Icon /> {t("from")}</p>; }', errors: follows },
    { code: '<p>{list.map((one) => <b key={one} />)} {t("more")}</p>', errors: follows },
    {
      code: 'type Props = { icon: ReactNode }; const Tag = ({ icon, children }) => <b>{icon}{children}</b>;',
      errors: follows,
    },
    { code: 'function Days({ first }) { return t("from", { first }); }', errors: bare },
    { code: '<p>{isLate && <>{t("late")}</>}</p>', errors: bare },
  ],
});
