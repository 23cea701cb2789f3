import { createHash, createHmac } from 'node:crypto';
import { openHttpService, type HttpAnswer, type HttpQuestion, type HttpService } from './http-service.ts';

export type S3Emulator = HttpService & { objects: Map<string, Buffer> };
type Keys = { accessKey: string; secretKey: string; region: string; bucket: string };

/** A bucket that checks every signature (AWS Signature Version 4, headers, signed payload) before it does anything. */
export async function openS3Emulator(keys: Keys): Promise<S3Emulator> {
  const objects = new Map<string, Buffer>();
  const service = await openHttpService((question) => {
    if (!isSigned(question, keys)) return { status: 403, body: '<Error><Code>SignatureDoesNotMatch</Code></Error>' };
    const [, bucket, key = ''] = question.path.split('/');
    if (bucket !== keys.bucket) return { status: 404, body: '<Error><Code>NoSuchBucket</Code></Error>' };
    return answer(objects, key, question);
  });
  return { ...service, objects };
}

function answer(objects: Map<string, Buffer>, key: string, { method, headers, body }: HttpQuestion): HttpAnswer {
  if (method === 'PUT' && headers['content-length'] === undefined)
    return { status: 411, body: '<Error><Code>MissingContentLength</Code></Error>' };
  if (method === 'PUT') {
    objects.set(key, body);
    return { status: 200, headers: { etag: `"${createHash('md5').update(body).digest('hex')}"` } };
  }
  if (method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  const object = objects.get(key);
  return object ? { status: 200, body: object } : { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' };
}

function isSigned(
  { method, path, query, headers, body }: HttpQuestion,
  { accessKey, secretKey, region }: Keys,
): boolean {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  const [, id = '', day = '', zone = '', names = '', signature = ''] = given ?? [];
  const time = String(headers['x-amz-date']);
  const payload = String(headers['x-amz-content-sha256']);
  if (id !== accessKey || zone !== region || !time.startsWith(day) || payload !== sha256(body)) return false;
  const signed = names
    .split(';')
    .map((name) => `${name}:${String(headers[name]).trim()}\n`)
    .join('');
  const canonical = [method, encodeURI(path), query.toString(), signed, names, payload].join('\n');
  const scope = `${day}/${zone}/s3/aws4_request`;
  const key = [day, zone, 's3', 'aws4_request'].reduce<Buffer>(
    (secret, word) => hmac(secret, word),
    Buffer.from(`AWS4${secretKey}`),
  );
  return (
    names.includes('host') &&
    signature === hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')).toString('hex')
  );
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
