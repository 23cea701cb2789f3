import type { SyntheticEvent } from 'react';

/** What was typed, and whether that was at its end: in the middle somebody is still mending it. */
type Shape = (typed: string, isAtEnd: boolean) => string;

const isDigit = (sign: string) => /\d/.test(sign);

/** Gives the field of an input event its shape at once, with the caret behind the digit where it was; answers the shaped text. */
export function takeShaped({ currentTarget: field, nativeEvent }: SyntheticEvent<HTMLInputElement>, shape: Shape) {
  const typed = field.value;
  const caret = field.selectionStart ?? typed.length;
  const isAtEnd = caret === typed.length;
  const shaped = shape(typed, isAtEnd);
  if (shaped === typed) return typed;
  field.value = shaped;
  const before = [...typed.slice(0, caret)].filter(isDigit).length;
  const goesOn = (nativeEvent as Partial<InputEvent>).inputType === 'deleteContentForward';
  const place = isAtEnd ? shaped.length : behindDigit(shaped, before, goesOn);
  field.setSelectionRange(place, place);
  return shaped;
}

/** Behind so many digits; `goesOn` also behind what separates them from the next: deleting forward would stand there for ever. */
function behindDigit(text: string, count: number, goesOn: boolean): number {
  let place = 0;
  for (let left = count; left > 0 && place < text.length; place += 1) if (isDigit(text.charAt(place))) left -= 1;
  while (goesOn && place < text.length && !isDigit(text.charAt(place))) place += 1;
  return place;
}
