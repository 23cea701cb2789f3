import type { HttpAnswer, HttpQuestion } from './http-service.ts';
import { testCards } from '../payments/test-cards.ts';
import { json } from './stripe-idempotency.ts';
import type { Account } from './stripe-account.ts';

/**
 * What a payer's browser asks Stripe for: the script of a page that takes cards, the frame in which the card is typed, and a token for
 * it. Undefined for what only a server asks.
 */
export function answerBrowser(account: Account, { method, path, body }: HttpQuestion): HttpAnswer | undefined {
  const version = /^\/(v3|[a-z]+)\/stripe\.js$/.exec(path)?.[1];
  if (method === 'GET' && version) return file('text/javascript', scriptOf(version));
  if (method === 'GET' && path === FRAME) return file('text/html', frame);
  if (method !== 'POST' || path !== '/v1/payment_methods') return undefined;
  const words = new URLSearchParams(body.toString());
  const answer = (status: number, said: object) => json(status, said, { 'access-control-allow-origin': '*' });
  if (!words.get('key')?.startsWith('pk_')) return answer(401, { error: { type: 'invalid_request_error' } });
  const number = words.get('card[number]') ?? '';
  if (!testCards[number]) return answer(402, { error: { type: 'card_error', code: 'incorrect_number' } });
  return answer(200, { id: account.addMethod(number), object: 'payment_method' });
}

const FRAME = '/card-frame.html';

const file = (type: string, body: string): HttpAnswer => ({
  status: 200,
  headers: { 'content-type': `${type}; charset=utf-8` },
  body,
});

/** As much of Stripe’s script as a page with one card field uses. The page only knows the frame; the frame alone knows the card. */
const scriptOf = (version: string) => `window.Stripe = (key) => ({
  _registerWrapper() {},
  elements: () => ({ create: () => openCard() }),
  createPaymentMethod: ({ card }) => card.ask({ key }),
});
window.Stripe.version = '${version}';
function openCard() {
  const frame = document.createElement('iframe');
  frame.src = 'https://js.stripe.com${FRAME}';
  frame.title = 'Secure card payment input frame';
  frame.width = '100%';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  const ask = async (question) => {
    await loaded;
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise((resolve) => { port1.onmessage = ({ data }) => resolve(data); });
    frame.contentWindow.postMessage(question, 'https://js.stripe.com', [port2]);
    return answer;
  };
  return {
    ask,
    mount: (place) => place.append(frame),
    clear: () => void ask({ isCleared: true }),
    destroy: () => frame.remove(),
  };
}
`;

const frame = `<!doctype html>
<html lang="en"><title>Card</title>
<form>
  <input name="number" aria-label="Credit or debit card number">
  <input name="expiry" aria-label="Credit or debit card expiration date">
  <input name="cvc" aria-label="Credit or debit card CVC/CVV">
</form>
<script>
const form = document.querySelector('form');
addEventListener('message', async ({ data: { key, isCleared }, ports: [port] }) => {
  if (isCleared) return port.postMessage(form.reset());
  const typed = (name) => form.elements[name].value.replace(/\\D/g, '');
  if (typed('number').length < 15 || typed('expiry').length < 4 || typed('cvc').length < 3)
    return port.postMessage({ error: { type: 'validation_error' } });
  const body = new URLSearchParams({ key, type: 'card', 'card[number]': typed('number') });
  const answer = await fetch('https://api.stripe.com/v1/payment_methods', { method: 'POST', body });
  const { error, ...paymentMethod } = await answer.json();
  port.postMessage(error ? { error } : { paymentMethod });
});
</script>
</html>
`;
