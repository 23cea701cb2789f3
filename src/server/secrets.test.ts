import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openSecrets, secretsUnder } from './secrets.ts';

const secrets = secretsUnder('a key of at least thirty-two characters');

test('what is sealed opens for its owner alone, under its key alone', () => {
  const sealed = secrets.seal('JBSWY3DPEHPK3PXP', 'factor anna');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(secrets.seal('JBSWY3DPEHPK3PXP', 'factor anna')).not.toBe(sealed);
  expect(secrets.open(sealed, 'factor anna')).toBe('JBSWY3DPEHPK3PXP');
  expect(() => secrets.open(sealed, 'factor ben')).toThrow();
  expect(() => secretsUnder('another key of thirty-two characters').open(sealed, 'factor anna')).toThrow('SECRETS_KEY');
});

test('a changed letter, a cut end and an empty text are refused', () => {
  const sealed = secrets.seal('JBSWY3DPEHPK3PXP', 'factor anna');
  const swapped = sealed.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'));
  for (const tampered of [swapped, sealed.slice(0, -4), `${secrets.keyName}.`, ''])
    expect(() => secrets.open(tampered, 'factor anna')).toThrow();
});

test('a digest is the same for the same owner, and under another key another one', () => {
  expect(secrets.digest('ABCDE', 'anna')).toBe(secrets.digest('ABCDE', 'anna'));
  expect(secrets.digest('ABCDE', 'anna')).not.toBe(secrets.digest('ABCDE', 'ben'));
  expect(secrets.digest('ABCDE', 'anna')).not.toBe(secretsUnder('another key').digest('ABCDE', 'anna'));
});

test('without a setting a key is made once, for this account of the machine alone', async () => {
  const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'lado-secrets-')), 'data');
  const [one, other] = await Promise.all([1, 2].map(() => openSecrets({ key: undefined, folder })));
  expect(one?.keyName).toBe(other?.keyName);
  expect(fs.statSync(path.join(folder, 'secrets-key')).mode & 0o777).toBe(0o600);
  expect((await openSecrets({ key: 'x'.repeat(32), folder })).keyName).not.toBe(one?.keyName);
  fs.rmSync(path.dirname(folder), { recursive: true });
});
