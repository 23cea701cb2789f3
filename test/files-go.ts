import { vi } from 'vitest';
import type { TestApp } from './harness.ts';

/** From a page of `person` files are sent as a browser does, once they may. Answers whether one was stopped. */
export function filesGo(t: TestApp, person: { id: string }, after: Promise<void> = Promise.resolve()) {
  let isStopped = false;
  class Sending {
    upload = {};
    status = 0;
    responseText = '';
    headers: Record<string, string> = {};
    address = '';
    onload?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    open(_: string, address: string) {
      this.address = address;
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    getResponseHeader = () => null;
    abort() {
      isStopped = true;
      this.onabort?.();
    }
    async send(body: File) {
      await after;
      const headers = new Headers(this.headers);
      for (const [name, value] of Object.entries(await t.headersOf(person))) headers.set(name, value);
      const answer = await t.fetch(this.address, {
        method: 'POST',
        headers,
        body: Buffer.from(await body.arrayBuffer()),
      });
      this.status = answer.status;
      this.responseText = await answer.text();
      this.onload?.();
      this.onloadend?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Sending);
  return () => isStopped;
}
