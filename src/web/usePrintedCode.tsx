import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';

/** Prints the page with a code that leads to an address of ours; `code` is to stand on the paper. */
export function usePrintedCode(address: () => string, label: string) {
  const [code, setCode] = useState<ReactNode>();
  const print = async () => {
    // without a line the paper goes without its code
    const { QrCode } = await import('#web/ui/QrCode.tsx').catch(() => ({ QrCode: undefined }));
    const { href: whole } = new URL(address(), location.origin);
    // drawn before the paper is
    if (QrCode) flushSync(() => setCode(<QrCode text={whole} size={120} label={label} />));
    window.print();
  };
  return { code, print: () => void print() };
}
