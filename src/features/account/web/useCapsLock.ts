import { type KeyboardEvent, useState } from 'react';

/** Whether Caps Lock was on at the last key; its handlers belong to the field. */
export function useCapsLock() {
  const [isOn, setIsOn] = useState(false);
  const look = (event: KeyboardEvent) => setIsOn(event.getModifierState('CapsLock'));
  return { isOn, handlers: { onKeyDown: look, onKeyUp: look } };
}
