import * as z from 'zod/mini';

/** A calendar day, `2026-06-17`: no time, no zone. It stands apart from dates.ts, so that what only shows days brings no schemas. */
export const Day = z.iso.date({ error: 'errors.dateImproper', abort: true });
export type Day = string;
