import { compileMessage } from '@lingui/message-utils/compileMessage';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Words are parsed while building, so that no browser carries the parser. */
function compiledWords(): Plugin {
  return {
    name: 'compiled-words',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/text\/\w+\.json$/.test(id)) return undefined;
      const words = Object.entries(JSON.parse(code) as Record<string, string>).map(([key, text]) => [key, compileMessage(text)]);
      return { code: JSON.stringify(Object.fromEntries(words)), map: null };
    },
  };
}

export default defineConfig({
  appType: 'custom',
  plugins: [compiledWords(), react()],
  builder: {},
  publicDir: false,
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        outDir: 'dist/web',
        manifest: true,
        rolldownOptions: {
          input: 'src/web/entry.client.tsx',
          output: {
            // Evaluated one after the other, so that a slow phone is never busy for long.
            codeSplitting: {
              groups: [
                { name: 'react-dom', test: /node_modules\/(react-dom|scheduler)\/|src\/web\/hydrate-root/ },
                { name: 'react', test: /node_modules\/react\// },
                { name: 'router', test: /node_modules\/react-router\// },
                { name: 'query', test: /node_modules\/@tanstack\// },
                { name: 'forms', test: /node_modules\/(react-hook-form|@hookform)\// },
                { name: 'kernel', test: /src\/web\/(?!entry|hydrate-root|ui|forms|error-service)|src\/shared\/(?!text|art)|node_modules\/@lingui\// },
                { name: 'zod', test: /node_modules\/zod\// },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { outDir: 'dist/ssr', ssr: true, rolldownOptions: { input: 'src/web/entry.server.tsx' } } },
  },
});
