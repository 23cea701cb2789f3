const BUSY = 'lado:busy';

/** The event by which a page says that its reader is busy although they press nothing: the session goes on. */
export const busyEvent = BUSY;
export const tellBusy = () => dispatchEvent(new Event(BUSY));
