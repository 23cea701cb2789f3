import { type ComponentProps, createElement, use } from 'react';
import { iconId, IconSheet, type Shape } from './icon-sheet.ts';

type Props = ComponentProps<'svg'> & { size?: number };

/**
 * An icon from its name and shapes: a picture that points to where the shapes stand once in the document, because a list shows each
 * icon twenty times. The build puts this in the place of the icon library's own factory (vite.config.ts); base.css draws its lines.
 */
export function drawing(name: string, shapes: readonly Shape[]) {
  const shown = createElement('use', { href: `#${iconId(name)}` });
  return ({ size = 24, className, ...rest }: Props) => {
    use(IconSheet)(name, shapes);
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        className: className ? `icon ${className}` : 'icon',
        'aria-hidden': !rest['aria-label'],
        ...rest,
      },
      shown,
    );
  };
}
