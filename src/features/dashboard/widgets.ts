import * as z from 'zod/mini';

/** The cards of the dashboard that a person can show, hide and order, as a new account sees them. What is urgent is none of them. */
export const widgetNames = ['firstSteps', 'week', 'visits', 'waitingDays', 'quickActions', 'bookings'] as const;
export type WidgetName = (typeof widgetNames)[number];

const Widget = z.object({
  name: z.enum(widgetNames, 'errors.invalid_input'),
  isShown: z.boolean('errors.invalid_input'),
});
export type Widget = z.output<typeof Widget>;

const isEachOnce = (widgets: readonly Widget[]) => new Set(widgets.map(({ name }) => name)).size === widgets.length;

export const Widgets = z.array(Widget, 'errors.invalid_input').check(
  z.maxLength(widgetNames.length, 'errors.invalid_input'),
  z.refine((widgets) => isEachOnce(widgets), 'errors.invalid_input'),
);

/** All cards in the order that is kept. What is named and no longer there is left out; what came later, or is not named, follows in the usual order. */
export function arranged(kept: readonly { name: string; isShown: boolean }[]): Widget[] {
  const known = kept.flatMap(({ name, isShown }) => {
    const widget = widgetNames.find((one) => one === name);
    return widget ? [{ name: widget, isShown }] : [];
  });
  const others = widgetNames.filter((name) => known.every((one) => one.name !== name));
  return [...known, ...others.map((name) => ({ name, isShown: true }))];
}

/** The same with this card one place further up (-1) or down (1); at either end it stays where it is. */
export function moved(widgets: readonly Widget[], name: WidgetName, by: -1 | 1): Widget[] {
  const from = widgets.findIndex((widget) => widget.name === name);
  const to = Math.min(Math.max(from + by, 0), widgets.length - 1);
  return widgets.toSpliced(from, 1).toSpliced(to, 0, ...widgets.slice(from, from + 1));
}
