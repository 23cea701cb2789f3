import { type ComponentProps, createElement } from 'react';

type Shape = [tag: string, attributes: Record<string, string>];
type Props = ComponentProps<'svg'> & { size?: number };

/** An icon from its shapes. The build puts this in the place of the icon library's own factory, which weighs more than most pages (vite.config.ts). */
export const drawing =
  (shapes: Shape[]) =>
  ({ size = 24, ...rest }: Props) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': !rest['aria-label'],
        ...rest,
      },
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    );
