declare module 'mailparser' {
  type Address = { value: { address?: string; name: string }[] };
  type Mail = {
    messageId?: string;
    subject?: string;
    text?: string;
    html?: string | false;
    from?: Address;
    to?: Address;
    headers: Map<string, unknown>;
  };
  export function simpleParser(source: import('node:stream').Readable): Promise<Mail>;
}
