import type { Language } from '#shared/languages.ts';
import type { Words } from '#shared/words.ts';
import type { PageModule } from './page-module.ts';

/** Every page module, for client navigation. A document names its own page's file, so that the first visit need not load this list. */
export const pages = import.meta.glob<PageModule>('/src/features/*/{web,partner,staff}/**/*Page.tsx');

/** The words of every page, those that every page shares and those of the account, by language: the build plugin of scripts/page-words.ts answers these imports. */
export const words: Record<Language, Record<string, () => Promise<Words>>> = {
  en: import.meta.glob<Words>(
    [
      '/src/features/*/{web,partner,staff}/**/*Page.tsx',
      '/src/app/web/entry.client.tsx',
      '/src/app/web/shell/headers.ts',
    ],
    {
      query: '?words=en',
      import: 'default',
    },
  ),
  sp: import.meta.glob<Words>(
    [
      '/src/features/*/{web,partner,staff}/**/*Page.tsx',
      '/src/app/web/entry.client.tsx',
      '/src/app/web/shell/headers.ts',
    ],
    {
      query: '?words=sp',
      import: 'default',
    },
  ),
  gr: import.meta.glob<Words>(
    [
      '/src/features/*/{web,partner,staff}/**/*Page.tsx',
      '/src/app/web/entry.client.tsx',
      '/src/app/web/shell/headers.ts',
    ],
    {
      query: '?words=gr',
      import: 'default',
    },
  ),
  it: import.meta.glob<Words>(
    [
      '/src/features/*/{web,partner,staff}/**/*Page.tsx',
      '/src/app/web/entry.client.tsx',
      '/src/app/web/shell/headers.ts',
    ],
    {
      query: '?words=it',
      import: 'default',
    },
  ),
  rs: import.meta.glob<Words>(
    [
      '/src/features/*/{web,partner,staff}/**/*Page.tsx',
      '/src/app/web/entry.client.tsx',
      '/src/app/web/shell/headers.ts',
    ],
    {
      query: '?words=rs',
      import: 'default',
    },
  ),
};
