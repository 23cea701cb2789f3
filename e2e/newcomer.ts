import type { Browser } from '@playwright/test';
import { account } from '#features/account/contract.ts';
import { ask, codeFor, go, keepSession, visitor } from './journeys.ts';
import type { Language } from './looks.ts';

/** Somebody new, so that no journey changes the password of another; signed up by the calls, and at the form that comes next. */
export async function newcomer(browser: Browser, name: string, language: Language, address?: string) {
  const person = { email: `${name}.${language}.${Date.now()}@example.com`, password: 'Quiet-Harbor-52!' };
  const who = await visitor(browser, { language, ...(address && { address }) });
  const { page } = who;
  const { email, password } = person;
  const byMail = { channel: 'email', email };
  await ask(page, account.sendCode, byMail);
  const proof = await ask(page, account.verifyCode, { ...byMail, otp: await codeFor(page, email) });
  const typed = {
    firstName: 'Nadia',
    lastName: 'Ortiz',
    phone: '626 555 0181',
    email,
    password,
    confirmPassword: password,
    agreesToTerms: true,
  };
  await keepSession(page, await ask(page, account.signUp, { ...typed, ticket: ticketIn(proof) }));
  await go(page, '/profile/form');
  return { ...who, person };
}

const ticketIn = (proof: unknown) => (proof as { ticket: string }).ticket;
