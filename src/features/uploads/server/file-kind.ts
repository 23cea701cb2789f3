import type { Context } from '#server/http/handlers.ts';
import type { FileSort } from '../file.ts';

/** A file as whoever owns what it hangs on may know it. */
export type AttachedFile = { id: string; ownerId: string | null; attachedTo: string };

/** One purpose that files are sent for. The capability that it belongs to says what it takes and who may read it. */
export type FileKind = {
  name: string;
  takes: FileSort;
  /** Pictures come out no longer than this. */
  longestEdge: number;
  /** Who may read a file that hangs on something; reads of health data are its to note. Until it hangs, only its sender may. */
  mayRead: (context: Context, file: AttachedFile) => Promise<boolean>;
};
export type FileKinds = Partial<Record<string, FileKind>>;

declare module '#server/http/handlers.ts' {
  interface HandedIn {
    fileKinds: FileKinds;
    /** Where a file can be seen by whoever may: what answers hand to pages. */
    fileAddress: (fileId: string) => string;
  }
}
