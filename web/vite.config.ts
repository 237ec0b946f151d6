import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `npm run dev` talks to a `ringside serve` on this port.
const server = process.env.RINGSIDE ?? 'http://127.0.0.1:8765';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/ringside/web',
    emptyOutDir: true,
    manifest: true, // for scripts/size.mjs
    target: ['chrome123', 'firefox121', 'safari17.5'], // where CSS has light-dark()
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
  },
  server: {
    fs: { allow: ['..'] }, // the example files of a game lie beside its rules
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    projects: [
      {
        extends: true,
        resolve: { conditions: ['browser'] },
        test: { name: 'unit', environment: 'happy-dom', include: ['src/**/*.test.ts'] },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          testTimeout: 900_000, // a whole game of SlamBall by two takes one minute where nothing else runs, and many where much does
          hookTimeout: 180_000,
          maxWorkers: 2, // each has a browser and a server of its own
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
