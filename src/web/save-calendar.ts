import type { CalendarEvent } from '#shared/calendar-file.ts';
import { connected } from './connection.ts';

/** Hands events to the person's calendar; cancelled ones are taken out of it. Made in the browser, on demand. */
export async function saveCalendarFile(events: readonly CalendarEvent[], name: string): Promise<void> {
  await connected();
  const { calendarFile } = await import('#shared/calendar-file.ts');
  save(calendarFile(events), `${name}.ics`);
}

function save(text: string, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
