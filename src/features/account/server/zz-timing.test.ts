import { test } from 'vitest';
import { testApp } from '#test/harness.ts';
import { aPerson } from './seed.ts';
test('timing', async () => {
  const t = await testApp({ settings: { LIMITS_FACTOR: '1000' } });
  const post = (path: string, body: unknown) => t.fetch(`/services/user${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const auc = (a: number[], b: number[]) => a.flatMap((x) => b.map((y) => (x > y ? 1 : x === y ? 0.5 : 0))).reduce((s, w) => s + w, 0) / (a.length * b.length);
  for (const [name, path, body] of [
    ['signin', '/auth/v1.1/signin', (email: string) => ({ email, password: 'Wrong-number-1!' })],
    ['forgot', '/auth/v1.1/forgotPassword', (email: string) => ({ channel: 'email', email })],
    ['forgotEmailOTP', '/auth/v1.1/forgotEmailOTP', (email: string) => ({ channel: 'email', email, otp: '123456' })],
    ['checkUser', '/auth/v1.1/checkUser', (email: string) => ({ email })],
  ] as const) {
    const known: number[] = []; const unknown: number[] = [];
    for (let i = 0; i < 70; i += 1) {
      const anna = await aPerson(t.db);
      for (const [list, email] of (i % 2 ? [[known, anna.email], [unknown, `n${i}${name}@mail.example`]] : [[unknown, `n${i}${name}@mail.example`], [known, anna.email]]) as [number[], string][]) {
        const b = performance.now(); await post(path, body(email)); list.push(performance.now() - b);
      }
    }
    const med = (l: number[]) => [...l].sort((x, y) => x - y)[35]?.toFixed(2);
    console.log(name, 'AUC', auc(known.slice(10), unknown.slice(10)).toFixed(3), 'median', med(known), med(unknown));
  }
  await t.close();
}, 120_000);
