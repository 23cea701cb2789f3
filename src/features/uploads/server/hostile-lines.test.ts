import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { UPLOADS } from '#test/send-file.ts';
import { aFileKind, aPhoto } from './seed.ts';

let t: TestApp;
let anna: Person;
let port: number;
let photo: Buffer;
beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '100000' }, files: { 'test-document': aFileKind() } });
  anna = await aPerson(t.db);
  photo = await aPhoto();
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = t.app.server.address() as AddressInfo);
});
afterAll(() => t.close());

const address = `${UPLOADS}?kind=test-document&name=a.jpg`;
const kept = async () => (await t.db.selectFrom('files').select('id').execute()).length;

async function open(headers: Record<string, string>) {
  const request = http.request({ port, method: 'POST', path: address, headers: { connection: 'close', ...headers } });
  request.on('error', () => undefined);
  const answer = new Promise<{ status: number; text: string } | undefined>((resolve) => {
    request.on('close', () => resolve(undefined));
    request.on('response', async (response) => {
      const pieces: Buffer[] = [];
      for await (const piece of response) pieces.push(piece as Buffer);
      resolve({ status: response.statusCode ?? 0, text: Buffer.concat(pieces).toString() });
    });
  });
  return { request, answer };
}
const mine = async (headers: Record<string, string> = {}) => ({
  ...(await t.headersOf(anna)),
  'content-type': 'application/octet-stream',
  ...headers,
});

describe('who may send is asked before a byte is read', () => {
  test('nobody is refused while the whole file is still to come', async () => {
    const { request, answer } = await open({
      'content-type': 'application/octet-stream',
      'content-length': String(4 * 1024 * 1024),
    });
    request.write(Buffer.alloc(10));
    expect(await answer).toMatchObject({ status: 401 });
  });

  test.each(['application/json', 'multipart/form-data; boundary=x', 'image/jpeg', 'text/html'])(
    'as %s nothing is read',
    async (type) => {
      const { request, answer } = await open(await mine({ 'content-type': type }));
      request.end(photo);
      expect(await answer).toMatchObject({ status: 415 });
    },
  );
});

describe('what is counted is what comes', () => {
  test('a stream without a length is counted all the same', async () => {
    const { request, answer } = await open(await mine({ 'transfer-encoding': 'chunked' }));
    for (let count = 0; count < 6; count += 1) request.write(Buffer.alloc(1024 * 1024, 7));
    expect(await answer).toMatchObject({
      status: 413,
      text: expect.stringContaining('a.jpg is too large Maximum file size is 5MB'),
    });
    request.destroy();
  });

  test('exactly five megabytes are read', async () => {
    const { request, answer } = await open(await mine());
    request.end(Buffer.concat([photo, Buffer.alloc(5 * 1024 * 1024 - photo.length)]));
    expect(await answer).toMatchObject({ status: 201 });
  });

  test('a length that promises more than comes leaves nothing', async () => {
    const before = await kept();
    const { request, answer } = await open(await mine({ 'content-length': String(photo.length + 1000) }));
    request.write(photo);
    setTimeout(() => request.destroy(), 100);
    expect(await answer).toBeUndefined();
    expect(await kept()).toBe(before);
  });

  test('a length that promises less ends there', async () => {
    const before = await kept();
    const socket = net.connect(port, '127.0.0.1');
    const headers = Object.entries(await mine({ 'content-length': '1000' }));
    socket.write(
      `POST ${address} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${headers.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`,
    );
    socket.write(photo);
    socket.on('error', () => undefined);
    const [first] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(first.toString()).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(await kept()).toBe(before);
  });

  test('two lengths, or a length and chunks, are no request', async () => {
    const headers = Object.entries(await mine());
    const lines = headers.map(([name, value]) => `${name}: ${value}`).join('\r\n');
    for (const both of ['content-length: 5\r\ncontent-length: 6', 'content-length: 5\r\ntransfer-encoding: chunked']) {
      const socket = net.connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(`POST ${address} HTTP/1.1\r\nhost: x\r\n${lines}\r\n${both}\r\n\r\nhello`);
      const [first] = (await once(socket, 'data')) as [Buffer];
      socket.destroy();
      expect(first.toString()).toMatch(/^HTTP\/1\.1 400 /);
    }
  });
});

test('a hundred that break off leave no row, no place in the line and no open file', async () => {
  const before = await kept();
  const headers = await mine({ 'content-length': String(photo.length) });
  for (let round = 0; round < 10; round += 1) {
    const broken = await Promise.all(Array.from({ length: 10 }, () => open(headers)));
    for (const { request } of broken) request.write(photo.subarray(0, 500));
    setTimeout(() => broken.forEach(({ request }) => request.destroy()), 20);
    await Promise.all(broken.map(({ answer }) => answer));
  }
  expect(await kept()).toBe(before);
  const { request, answer } = await open(await mine());
  request.end(photo);
  expect(await answer).toMatchObject({ status: 201 });
});

test('of slow ones so many are heard at once, and the next are told to come again', async () => {
  const headers = await mine({ 'content-length': String(photo.length) });
  const slow = await Promise.all(Array.from({ length: 24 }, () => open(headers)));
  for (const { request } of slow) request.write(photo.subarray(0, 10));
  await expect
    .poll(async () => {
      const { request, answer } = await open(headers);
      request.end(photo);
      return (await answer)?.status;
    })
    .toBe(503);
  slow.forEach(({ request }) => request.end(photo.subarray(10)));
  for (const { answer } of slow) expect(await answer).toMatchObject({ status: 201 });
});
