import { passesLuhn } from '#shared/card-number.ts';
import { ZIP } from '#shared/text-rules.ts';
import { testCards, type TestCard } from './test-cards.ts';

/** A card as a person types it. Lives as long as the request that carries it. */
export type CardEntry = { number: string; expiry: string; cvc: string; name: string; zip: string };
export type CardIssue = { field: keyof CardEntry; code: 'blank' | 'invalid' | 'expired' | 'no_test_card' };
export type CheckedCard = TestCard & { lastFour: string; expiryMonth: number; expiryYear: number };

/**
 * What is wrong with a card, or what the simulated processor may keep of it: never the number nor the security code.
 * Numbers that are no test cards are refused, so that nobody's real card is taken.
 */
export function checkCard(entry: CardEntry, now: Date): { issues: CardIssue[] } | { card: CheckedCard } {
  const number = entry.number.replace(/[\s-]/g, '');
  const expiry = expiryOf(entry.expiry);
  const testCard = testCards[number];
  const issues = [
    issueWith('number', entry.number, numberProblem(number, testCard)),
    issueWith('expiry', entry.expiry, expiryProblem(expiry, now)),
    issueWith('cvc', entry.cvc, /^\d{3}$/.test(entry.cvc.trim()) ? undefined : 'invalid'),
    issueWith('name', entry.name, undefined),
    isZip(entry.zip.trim()) ? undefined : ({ field: 'zip', code: 'invalid' } as const),
  ].filter((issue) => issue !== undefined);
  if (issues.length > 0 || !testCard || !expiry) return { issues };
  return { card: { ...testCard, lastFour: number.slice(-4), expiryMonth: expiry.month, expiryYear: expiry.year } };
}

/** It may be left out. */
const isZip = (zip: string) => zip === '' || ZIP.test(zip);

function issueWith(
  field: keyof CardEntry,
  typed: string,
  problem: CardIssue['code'] | undefined,
): CardIssue | undefined {
  const code = typed.trim() === '' ? 'blank' : problem;
  return code && { field, code };
}

function numberProblem(number: string, testCard: TestCard | undefined) {
  if (!passesLuhn(number)) return 'invalid';
  return testCard ? undefined : 'no_test_card';
}

function expiryProblem(expiry: { month: number; year: number } | undefined, now: Date) {
  if (!expiry) return 'invalid';
  // Somewhere on earth it is still the day before.
  const isOver = Date.UTC(expiry.year, expiry.month, 1, 12) <= now.getTime();
  return isOver ? 'expired' : undefined;
}

/** `09/27`, `9 / 27`, `09-2027`, `0927`. */
function expiryOf(typed: string) {
  const parts = /^(\d{1,2})\s*[/ -]\s*(?:20)?(\d{2})$/.exec(typed.trim()) ?? /^(\d{2})(\d{2})$/.exec(typed.trim());
  const month = Number(parts?.[1]);
  return month >= 1 && month <= 12 ? { month, year: 2000 + Number(parts?.[2]) } : undefined;
}
