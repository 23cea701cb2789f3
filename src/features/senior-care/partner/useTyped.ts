import { useWatch } from 'react-hook-form';
import type { CheckedForm } from '#web/forms/useCheckedForm.ts';

/** What stands in the fields of a form that was started with all of them. */
export const useTyped = <Typed extends object>(control: CheckedForm<object>['control']): Typed => useWatch({ control }) as Typed; // it holds what it was started with
