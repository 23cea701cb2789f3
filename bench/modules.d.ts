// What the bench uses of packages that only it installs.
declare module 'autocannon' {
  type Request = { method?: string; headers?: Record<string, string>; body?: string };
  type Options = {
    url: string;
    connections: number;
    duration: number;
    method?: string;
    headers?: Record<string, string>;
    body?: string;
    requests?: { setupRequest: (request: Request) => Request }[];
  };
  type Result = { requests: { average: number }; latency: { p99: number }; non2xx: number; errors: number };
  export default function autocannon(options: Options): Promise<Result>;
}

declare module 'lighthouse' {
  type Audit = { score: number | null; numericValue?: number; details?: { items?: Record<string, unknown>[] } };
  type Result = { lhr: { audits: Record<string, Audit>; categories: Record<string, { score: number | null }> } };
  export default function lighthouse(
    url: string,
    flags: object,
    config: object | undefined,
    page: object,
  ): Promise<Result | undefined>;
}

declare module 'lighthouse/core/lib/page-functions.js' {
  export const pageFunctions: { computeBenchmarkIndex: () => number };
}

declare module 'puppeteer-core' {
  export type Page = {
    goto: (address: string) => Promise<unknown>;
    waitForFunction: (condition: string) => Promise<unknown>;
    type: (selector: string, text: string) => Promise<void>;
    click: (selector: string) => Promise<void>;
    evaluate: <Answer>(inPage: () => Answer) => Promise<Answer>;
  };
  type Browser = { newPage: () => Promise<Page>; close: () => Promise<void> };
  const puppeteer: {
    launch: (options: { executablePath: string; args: string[]; headless: boolean }) => Promise<Browser>;
  };
  export default puppeteer;
}
