import type * as z from 'zod/mini';
import { lettersIn } from './text-length.ts';

/** By how many characters a text is too long, for the message of its issue; undefined for every other issue. */
export function tooLongBy(issue: z.core.$ZodIssue, input: unknown): { over: number } | undefined {
  if (issue.code !== 'too_big' || issue.origin !== 'string') return undefined;
  const text = issue.path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)[key], input); // it led there
  // what is too long by the marks on its letters alone is too long by one
  return { over: Math.max(1, lettersIn(String(text).trim()) - Number(issue.maximum)) };
}
