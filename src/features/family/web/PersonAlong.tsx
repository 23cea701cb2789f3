import { useForWhom } from './named-person.ts';

/** In a form that the browser sends by itself before the page is awake: whom the address is about goes along, as in links. */
export function PersonAlong() {
  const named = useForWhom();
  return named && <input type="hidden" name="for" value={named} />;
}
