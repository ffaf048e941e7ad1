/** Builds the web app: small entries, prerendered pages, hashes for the security policy. */
import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compress } from './scripts/web/compress.ts';
import { contracts } from './scripts/web/contracts.ts';
import { lean } from './scripts/web/lean.ts';
import { pages } from './scripts/web/pages.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig({
  appType: 'custom',
  publicDir: 'src/web/static',
  plugins: [
    contracts(),
    lean(root),
    tailwind(),
    react(),
    pages(root),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/web/entries',
      filename: 'service-worker.ts',
      injectRegister: null,
      manifest: false,
      injectManifest: {
        globPatterns: ['offline.html', 'assets/nunito-sans*.woff2', 'icons/icon.svg'],
      },
    }),
    compress(root),
  ],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    // Pages name what they need in their own head; browsers without it only load a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file that every page with a form shares, and that changes only with React.
          // Few files, as each costs a slow phone a round trip; none with what its page has no use for.
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'react',
              test: /rolldown\/runtime|node_modules\/(?:react|react-dom|scheduler)\//,
            },
            // Every page that calls the server.
            {
              name: 'call',
              test: /src\/platform\/web\/(?:api|api-error|early|refusals|session|theme|service-worker|device-end)\.ts$|create-store\.ts$|\/contract\.ts$/,
            },
            // Every page with a form or a button.
            {
              name: 'kit',
              test: /src\/platform\/ui\/(?:Banner|News|IconButton|Skeleton|Button|Spinner|cx|store|toasts)\.tsx?$|lucide-react\/dist\/esm\/(?:Icon|createLucideIcon|defaultAttributes|context|shared|icons\/(?:triangle-|circle-|info|x\.))|platform\/ui\/create-icon\.ts$/,
            },
            // Where danger may be spoken of.
            {
              name: 'crisis',
              test: /care\/safety\/(?:banner|crisis-links)\.ts$|chat\/web\/(?:components\/CrisisBanner|conversation\/crisis)\.tsx?$|icons\/(?:phone|message-square-text|life-buoy|chevron-up)\./,
            },
            // Every page behind the sign-in.
            {
              name: 'signed-in',
              test: /@tanstack\/|web\/(?:components\/(?:Portrait|AiBadge|tint)|hooks\/useSessionActions|page|conversation\/(?:labels|news|conversations|turns))\.tsx?$|ui\/(?:Badge|alerts)\.tsx?$|(?:therapists|chat)\/web\/api\.ts$|\/standing\.ts$|chat\/rules\.ts$|icons\/(?:lock|pencil|chevron-down|check|cloud-off|arrow-up|arrow-down|trash-2|plus)\./,
            },
          ],
        },
      },
      input: {
        app: 'src/web/entries/app.tsx',
        auth: 'src/web/entries/auth.tsx',
        public: 'src/web/entries/public.ts',
        pricing: 'src/web/entries/pricing.ts',
        'test-checkout': 'src/web/entries/test-checkout.tsx',
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': api },
  },
});
