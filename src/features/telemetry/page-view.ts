/** Where a browser tells that a page was shown or that something broke; apart from the contract, so that telling brings no schemas. */
export const pageViewPaths = { page: '/telemetry/v1.0/page', error: '/telemetry/v1.0/error' } as const;
