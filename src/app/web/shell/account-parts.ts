// What people who are logged in load around a page. Apart, because each brings a long list of what it needs: visitors load none of it.
export const kindsOfBell = async () => (await import('../notification-kinds.ts')).notificationKinds;
export const dashboard = async () => (await import('./DashboardHeader.tsx')).DashboardHeader;
export const staff = async () => (await import('./StaffHeader.tsx')).StaffHeader;
export const partner = async () => (await import('./PartnerHeader.tsx')).PartnerHeader;
export const sessionWatch = async () => (await import('./SessionWatch.tsx')).SessionWatch;
export const visitReturn = async () => (await import('#features/video-visits/web/VisitReturn.tsx')).VisitReturn;
