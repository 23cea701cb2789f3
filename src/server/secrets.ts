import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What may be read by this server alone, wherever it is stored. */
export type Secrets = {
  /** Names the key, without telling anything of it: `seal` puts it in front. */
  keyName: string;
  /** Encrypts a text for one purpose and owner: it opens for no other. */
  seal: (text: string, owner: string) => string;
  /** The text again. Throws when it was sealed for somebody else, with another key, or changed since. */
  open: (sealed: string, owner: string) => string;
  /** The same for the same text and owner, and no use without the key: for comparing what is too short to be hashed alone. */
  digest: (text: string, owner: string) => string;
  /** The key of one file, by the salt at its head. */
  fileKey: (salt: Uint8Array) => Buffer;
  /** A key of its own for one purpose: the same as long as this one is, and of no use for any other. */
  derive: (purpose: string, bytes: number) => Buffer;
};

/** Secrets under the key from the settings or, when there is none, under one that is made once in the data folder. */
export async function openSecrets({ key, folder }: { key: string | undefined; folder: string }): Promise<Secrets> {
  return secretsUnder(key ?? (await ownKey(folder)));
}

export function secretsUnder(key: string): Secrets {
  const keyFor = (purpose: string, bytes = KEY_BYTES) => Buffer.from(hkdfSync('sha256', key, 'lado', purpose, bytes));
  const [sealing, digesting, filing] = [keyFor('seal'), keyFor('digest'), keyFor('files')];
  const keyName = createHash('sha256').update(keyFor('name')).digest('hex').slice(0, 8);
  return {
    keyName,
    seal(text, owner) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, sealing, nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${keyName}.${sealed.toString('base64url')}`;
    },
    open(sealed, owner) {
      const [name, content = ''] = sealed.split('.');
      if (name !== keyName) throw new Error('This was sealed with another key: SECRETS_KEY has changed.');
      const bytes = Buffer.from(content, 'base64url');
      const decipher = createDecipheriv(ALGORITHM, sealing, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    },
    digest: (text, owner) => createHmac('sha256', digesting).update(`${owner}\n${text}`).digest('base64url'),
    fileKey: (salt) => Buffer.from(hkdfSync('sha256', filing, salt, 'file', KEY_BYTES)),
    derive: (purpose, bytes) => keyFor(`own ${purpose}`, bytes),
  };
}

async function ownKey(folder: string): Promise<string> {
  const file = path.join(folder, 'secrets-key');
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600 });
  // Of several processes that begin at once, one makes it, and whole.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return (await readFile(file, 'utf8')).trim();
}
