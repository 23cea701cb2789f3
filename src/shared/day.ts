import * as z from 'zod/mini';

/** A calendar day, `2026-06-17`: no time, no zone. Apart from dates.ts, so that code which only shows days does not import zod. */
export const Day = z.iso.date({ error: 'errors.dateImproper', abort: true });
export type Day = string;
