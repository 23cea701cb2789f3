/** What can be done with the time of a demo town. */
export type DemoClock = {
  now: () => Date;
  /** Moves the time on, and does at once what has come due meanwhile. */
  advance: (milliseconds: number) => Promise<void>;
};

/** One clock for calls, tasks and pages. It stands ahead of the machine's by all that it was moved on, until the process ends. */
export function openDemoClock(doWhatIsDue: () => Promise<void>): DemoClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance: async (milliseconds) => {
      ahead += milliseconds;
      await doWhatIsDue();
    },
  };
}

declare module '#server/http/handlers.ts' {
  interface HandedIn {
    /** Only where there is a demo town whose time may be moved on. */
    demoClock: DemoClock | undefined;
  }
}
