import { type ComponentType, use } from 'react';

/** A part whose module the browser brings when it is first shown, or ahead of that by `bring`. What has been brought is rendered at once, also by the server. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  const bring = () => (coming ??= load().then((found) => { Part = found; }));
  function Later(props: Props) {
    if (!Part) use(bring());
    return Part && <Part {...props} />;
  }
  return Object.assign(Later, { bring });
}
