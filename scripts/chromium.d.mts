export const chromiumFlags: string[];
export function findChromium(): Promise<string>;
export function findShell(chromium: string): Promise<string>;
