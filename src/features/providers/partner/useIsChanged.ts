import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTyped } from '#web/forms/useTyped.ts';

/** Whether something else stands in the fields than what the form began with. `start` names every field. */
export function useIsChanged<Typed extends object>(control: CheckedForm<object>['control'], start: Typed): boolean {
  const typed = useTyped<Typed>(control);
  const names = Object.keys(start) as (keyof Typed)[]; // a start has no other keys than its type
  return names.some((name) => JSON.stringify(typed[name]) !== JSON.stringify(start[name]));
}
