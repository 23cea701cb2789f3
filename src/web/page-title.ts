import { brand } from '#shared/brand.ts';

/** 'Log in | Lado', or 'Error: Log in | Lado' while a form has errors (`errorWord` is `t('shell.errorTitle')`). */
export const pageTitle = (title: string, errorWord?: string): string =>
  `${errorWord ? `${errorWord}: ` : ''}${title} | ${brand.name}`;
