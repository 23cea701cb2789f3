import { fill } from '#shared/call.ts';
import type { BaseAddresses } from '#shared/services.ts';
import { useInstallation } from '#web/installation.tsx';
import { uploads } from '../contract.ts';

/** Where a file of somebody who is logged in can be seen or saved. */
export const fileAddress = (bases: BaseAddresses, fileId: string): string =>
  bases[uploads.file.service] + fill(uploads.file.path, { fileId });

export function useFileAddress(): (fileId: string) => string {
  const { bases } = useInstallation();
  return (fileId) => fileAddress(bases, fileId);
}
