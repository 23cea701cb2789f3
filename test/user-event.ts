import direct, { PointerEventsCheckLevel } from '@testing-library/user-event';

const options = { pointerEventsCheck: PointerEventsCheckLevel.Never };

/**
 * user-event without its check that nothing has `pointer-events: none`. The check computes the styles of all ancestors before every
 * click, and finds nothing in jsdom, which loads no style sheets; the browser tests click on what is really on top.
 */
export const userEvent = {
  ...direct,
  click: (element: Element) => direct.click(element, options),
  dblClick: (element: Element) => direct.dblClick(element, options),
  type: (element: Element, text: string) => direct.type(element, text, options),
  selectOptions: (element: Element, values: string | string[]) => direct.selectOptions(element, values, options),
};
