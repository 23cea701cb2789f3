import { fill } from '#shared/call.ts';
import { services } from '#shared/services.ts';
import { queryText } from '#web/paths.ts';
import { receipts } from '../../receipt-contract.ts';

type YearQuery = { year: number; for?: string | undefined };
const base = services[receipts.csv.service];

/** Where the files lie: the browser fetches them by itself, with the cookie of the log-in. */
export const csvAddress = (query: YearQuery): string => `${base}${receipts.csv.path}${queryText(query)}`;
export const statementAddress = (query: YearQuery): string => `${base}${receipts.statement.path}${queryText(query)}`;
export const pdfAddress = (id: string): string => `${base}${fill(receipts.pdf.path, { id })}`;
