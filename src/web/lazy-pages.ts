import type { Language } from '#shared/languages.ts';
import type { Words } from '#shared/words.ts';
import type { PageModule } from './page-module.ts';

/** Every page, for steps to other screens. A document names its own, so that a visit does not begin with this long list. */
export const pages = import.meta.glob<PageModule>('/src/features/*/{web,partner}/**/*Page.tsx');

/** The words of every page, and of what stands around it, by language: `page-words` in vite.config.ts finds them. */
export const words: Record<Language, Record<string, () => Promise<Words>>> = {
  en: import.meta.glob<Words>(['/src/features/*/{web,partner}/**/*Page.tsx', '/src/app/web/entry.client.tsx'], {
    query: '?words=en',
    import: 'default',
  }),
  sp: import.meta.glob<Words>(['/src/features/*/{web,partner}/**/*Page.tsx', '/src/app/web/entry.client.tsx'], {
    query: '?words=sp',
    import: 'default',
  }),
  gr: import.meta.glob<Words>(['/src/features/*/{web,partner}/**/*Page.tsx', '/src/app/web/entry.client.tsx'], {
    query: '?words=gr',
    import: 'default',
  }),
  it: import.meta.glob<Words>(['/src/features/*/{web,partner}/**/*Page.tsx', '/src/app/web/entry.client.tsx'], {
    query: '?words=it',
    import: 'default',
  }),
  rs: import.meta.glob<Words>(['/src/features/*/{web,partner}/**/*Page.tsx', '/src/app/web/entry.client.tsx'], {
    query: '?words=rs',
    import: 'default',
  }),
};
