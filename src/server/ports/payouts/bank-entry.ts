import { isRoutingNumber } from '#shared/routing-number.ts';
import type { BankFailure } from './payouts.ts';

/** A bank account as a person types it. Lives as long as the request that carries it. */
export type BankEntry = { holder: string; routing: string; account: string };
export type BankIssue = { field: keyof BankEntry; code: 'blank' | 'invalid' | 'no_test_account' };

/** What the simulated processor does with an account: the same numbers do the same at the real one in its test mode, but the last. */
export type BankConduct = 'succeeds' | BankFailure | 'sent_back_later';
export type CheckedBank = { conduct: BankConduct; bankName: string; lastFour: string };

const testRouting = '110000000';
const testAccounts: Readonly<Record<string, BankConduct>> = {
  '000123456789': 'succeeds',
  '000111111113': 'account_closed',
  '000111111116': 'no_account',
  '000333333335': 'bank_refused',
  '000777777771': 'sent_back_later',
};

/**
 * What is wrong with a bank account, or what the simulated processor may keep of it: never its number. Numbers that are no test
 * accounts are refused, so that nobody's real account is taken.
 */
export function checkBank(entry: BankEntry): { issues: BankIssue[] } | { bank: CheckedBank } {
  const routing = entry.routing.replace(/\s/g, '');
  const account = entry.account.replace(/\s/g, '');
  const conduct = routing === testRouting ? testAccounts[account] : undefined;
  const issues = [
    issueWith('holder', entry.holder, undefined),
    issueWith('routing', routing, routingProblem(routing)),
    issueWith('account', account, accountProblem(account, conduct)),
  ].filter((issue) => issue !== undefined);
  if (issues.length > 0 || !conduct) return { issues };
  return { bank: { conduct, bankName: 'Test Bank', lastFour: account.slice(-4) } };
}

function issueWith(
  field: keyof BankEntry,
  typed: string,
  problem: BankIssue['code'] | undefined,
): BankIssue | undefined {
  const code = typed.trim() === '' ? 'blank' : problem;
  return code && { field, code };
}

function routingProblem(routing: string) {
  if (!isRoutingNumber(routing)) return 'invalid';
  return routing === testRouting ? undefined : 'no_test_account';
}

function accountProblem(account: string, conduct: BankConduct | undefined) {
  if (!/^\d{4,17}$/.test(account)) return 'invalid';
  return conduct ? undefined : 'no_test_account';
}
