let count = 0;
/** As a device makes them. */
export const aClientId = (): string => `test-message-${++count}`;
