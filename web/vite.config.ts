import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The build goes into the Python package, which serves it.
export default defineConfig({
  plugins: [svelte()],
  base: './',
  build: {
    outDir: '../src/sandtable/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // The NATO symbols alone are most of it; they load once and are kept.
    chunkSizeWarningLimit: 1200,
  },
  server: { proxy: { '/api': { target: 'http://localhost:8000', ws: true } } },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
