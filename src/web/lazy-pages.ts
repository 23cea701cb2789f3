import type { Words } from '#shared/words.ts';
import type { PageModule } from './page-module.ts';

/** Every page and all words, for steps to other screens. A document names its own, so that a visit does not begin with this long list. */
export const pages = import.meta.glob<PageModule>('/src/features/*/{web,partner}/**/*Page.tsx');
export const words = import.meta.glob<Words>(['/src/features/*/text/*.json', '/src/shared/text/*.json'], {
  import: 'default',
});
