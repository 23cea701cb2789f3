import { useWatch } from 'react-hook-form';
import type { CheckedForm } from './useCheckedForm.ts';

type Control = CheckedForm<object>['control'];

/** What stands in the fields of a form that was started with all of them. */
export const useTyped = <Typed extends object>(control: Control): Typed => useWatch({ control }) as Typed; // it holds what it was started with

/** What stands in one field: nothing else of the form draws the part anew that asks. */
export const useTypedField = <Value>(control: Control, name: string): Value => useWatch({ control, name }) as Value; // the same
