import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { profileFields, type TypedProfile } from './typed-profile.ts';
import { useTyped } from './useTyped.ts';

/** Whether something else stands in the fields than what the form began with. */
export function useIsChanged(control: CheckedForm<object>['control'], start: TypedProfile): boolean {
  const typed = useTyped<TypedProfile>(control);
  return profileFields.some((name) => JSON.stringify(typed[name]) !== JSON.stringify(start[name]));
}
