import { defineConfig } from 'vite';

/** The gateway makes the document, so that it can be served under any path: the build begins at the script. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  logLevel: 'error',
  // Only what the modules import is served.
  publicDir: false,
  build: {
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    target: 'es2022',
    // Style sheets of screens would be loaded as elements of their own; one sheet is smaller than the requests.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    rollupOptions: { input: 'src/main.tsx' },
  },
});
