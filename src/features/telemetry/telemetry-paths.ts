/** The addresses for page views, events and error reports; apart from the contract, so that sending them does not import zod. */
export const telemetryPaths = {
  page: '/telemetry/v1.0/page',
  event: '/telemetry/v1.0/event',
  error: '/telemetry/v1.0/error',
} as const;

/** Where the browser's part of the error service sends what it has; apart from the calls, because its bodies are no JSON. */
export const ENVELOPE_PATH = '/telemetry/v1.0/envelope';
