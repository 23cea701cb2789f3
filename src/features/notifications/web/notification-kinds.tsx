import { createContext, type ReactNode, use } from 'react';
import type { Notification } from '../contract.ts';

/** How one kind of notification is shown, and where a click on it leads. */
export type NotificationView = {
  icon: ReactNode;
  /** Colours the icon. */
  tone: 'warning' | 'success' | 'info' | 'danger';
  content: ReactNode;
  address: string;
  testId: string;
};
/** Reads what a notification of that kind says; called while rendering. */
export type NotificationKinds = Readonly<Record<string, (item: Notification) => NotificationView>>;

const Kinds = createContext<() => Promise<NotificationKinds>>(() => none);
const none = Promise.resolve<NotificationKinds>({});
/** Whoever composes the product hands in what brings the kinds, the same promise each time: visitors never load them. */
export const NotificationKindsProvider = Kinds.Provider;
export const useNotificationKinds = (): NotificationKinds => use(use(Kinds)());
