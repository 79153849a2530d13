import { defineConfig } from '@vite-pwa/assets-generator/config';

/** `npm run icons` draws every icon from the one logo. The hex is as wide as its file, so each kind gets its own margin. */
export default defineConfig({
  images: ['public/logo.svg'],
  overrideAssets: true,
  headLinkOptions: { preset: '2023' },
  preset: {
    transparent: { sizes: [192, 512], padding: 0, favicons: [[48, 'favicon.ico']] },
    // The hex's corners stay inside the circle that every launcher leaves: four fifths of the width.
    maskable: { sizes: [512], padding: 0.2, resizeOptions: { background: '#8c2f26' } },
    apple: { sizes: [180], padding: 0.1, resizeOptions: { background: '#8c2f26' } },
    png: { compressionLevel: 9, quality: 100 },
    assetName: (type, { width }) =>
      ({ transparent: `icon-${width}.png`, maskable: `icon-maskable-${width}.png`, apple: 'apple-touch-icon.png' })[
        type
      ],
  },
});
