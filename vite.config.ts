import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { checkedMaps } from './scripts/vite-maps.ts';
import { pseudo } from './scripts/vite-pseudo.ts';
import { rulebook } from './scripts/vite-rulebook.ts';

export default defineConfig({
  plugins: [
    react(),
    ...(process.env['VITEST'] ? [] : [checkedMaps()]),
    rulebook(),
    pseudo(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/pwa',
      filename: 'sw.ts',
      injectRegister: false,
      registerType: 'prompt',
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,png,ico,webmanifest,json,woff2}'],
        maximumFileSizeToCacheInBytes: 4e6,
      },
      manifest: false,
      devOptions: { enabled: false },
    }),
  ],
  worker: { format: 'es' },
  build: { target: 'es2022', sourcemap: true },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    environment: 'node',
    coverage: { provider: 'v8' },
  },
});
