import { callOut } from '../call-out.ts';
import { Refused } from '../refused.ts';
import { checkSms, type Sms } from './sms.ts';

type Choices = { url: string; account: string; token: string; from: string; timeoutMs?: number };

/** Text messages by a gateway that speaks Twilio's Messages resource. `url`: its origin, `https://api.twilio.com`. */
export function openSmsGateway({ url, account, token, from, timeoutMs = 15_000 }: Choices): Sms {
  const address = `${url.replace(/\/$/, '')}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  return {
    async send(message) {
      const number = checkSms(message);
      const request = new Request(address, {
        method: 'POST',
        headers: { authorization, accept: 'application/json', 'idempotency-key': message.id },
        body: new URLSearchParams({ To: number, From: from, Body: message.text }),
      });
      const answer = await callOut('sms', request, { timeoutMs });
      if (answer.status >= 400) throw refusal(answer);
    },
  };
}

// No number, no mobile number, has unsubscribed, cannot be reached from here.
const recipientCodes = [21211, 21214, 21217, 21408, 21610, 21612, 21614];

function refusal({ status, body }: { status: number; body: Buffer }) {
  const code = Number(/"code"\s*:\s*(\d+)/.exec(body.toString('utf8'))?.[1]);
  return new Refused('sms', recipientCodes.includes(code) ? 'recipient' : 'message', String(code || status));
}
