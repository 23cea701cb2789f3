import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AwsClient } from 'aws4fetch';
import { callOut, type Answer } from '../call-out.ts';
import { Unanswered, Unreachable } from '../unreachable.ts';
import { isKey, largestSealed, measured, newKey, type Files } from './files.ts';

type Choices = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
  timeoutMs?: number;
};

/** Files in a bucket of S3 or of anything that speaks its protocol, addressed by path: `https://endpoint/bucket/key`. */
export function openS3({ endpoint, bucket, region, accessKey, secretKey, timeoutMs = 30_000 }: Choices): Files {
  const signer = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    retries: 0,
  });
  const place = `${endpoint.replace(/\/$/, '')}/${encodeURIComponent(bucket)}`;

  /** To put, get or delete twice is to do it once. */
  const ask = (...asked: Parameters<typeof askOnce>): Promise<Answer> =>
    askOnce(...asked).catch((error: unknown) => {
      if (error instanceof Unanswered) return askOnce(...asked);
      throw error;
    });

  async function askOnce(method: 'PUT' | 'GET' | 'DELETE', key: string, body?: Buffer): Promise<Answer> {
    const headers = {
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
      'content-type': 'application/octet-stream',
    };
    const request = await signer.sign(`${place}/${key}`, {
      method,
      headers,
      ...(body && { body: new Uint8Array(body) }),
    });
    return callOut('files', request, { timeoutMs, largestAnswer: largestSealed });
  }

  return {
    // Gathered first: the signature covers every byte, and nothing leaves when the content breaks off.
    async put(content, key = newKey()) {
      const { pieces, measure } = measured(content, largestSealed);
      const body = await buffer(pieces);
      expect(await ask('PUT', key, body), [200]);
      return { key, ...measure() };
    },
    // Gathered too: a reader on a slow line must not hold the bucket's connection beyond its time.
    async open(key) {
      if (!isKey(key)) return undefined;
      const answer = expect(await ask('GET', key), [200, 404]);
      return answer.status === 404
        ? undefined
        : { bytes: answer.body.byteLength, content: Readable.from([answer.body]) };
    },
    async remove(key) {
      if (isKey(key)) expect(await ask('DELETE', key), [200, 204, 404]);
    },
  };
}

function expect(answer: Answer, statuses: number[]): Answer {
  const lacksBucket = answer.status === 404 && answer.body.includes('NoSuchBucket');
  if (lacksBucket || !statuses.includes(answer.status)) throw new Unreachable('files', `answered ${answer.status}`);
  return answer;
}
