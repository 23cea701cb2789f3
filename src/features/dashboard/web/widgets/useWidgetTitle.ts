import { useWords } from '#web/i18n/words.tsx';
import type { WidgetName } from '../../widgets.ts';

/** What a card is called where one chooses among them. */
export function useWidgetTitle(): (name: WidgetName) => string {
  const t = useWords();
  const titles: Record<WidgetName, string> = {
    firstSteps: t('dashboard.widgets.firstSteps'),
    week: t('dashboard.week'),
    visits: t('tours.ahead'),
    waitingDays: t('seniorCare.waiting.title'),
    quickActions: t('dashboard.actions'),
    bookings: t('shell.bookings'),
  };
  return (name) => titles[name];
}
