/** The time zone of the device, for times that belong to the reader and not to a provider; read anew, because people travel. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
