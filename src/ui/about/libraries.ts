/** A library that the app ships. */
export interface Library {
  readonly name: string;
  readonly licence: string;
  /** What it is called in package.json. */
  readonly packages: readonly string[];
}

/** What the app is built with, and under which licence: all of package.json's dependencies but the typefaces. */
export const libraries: readonly Library[] = [
  { name: 'React', licence: 'MIT', packages: ['react', 'react-dom'] },
  { name: 'Konva, react-konva', licence: 'MIT', packages: ['konva', 'react-konva'] },
  { name: 'Zustand', licence: 'MIT', packages: ['zustand'] },
  { name: 'wouter', licence: 'Unlicense', packages: ['wouter'] },
  { name: 'idb', licence: 'ISC', packages: ['idb'] },
  { name: 'Workbox', licence: 'MIT', packages: ['workbox-precaching', 'workbox-routing', 'workbox-window'] },
  { name: 'Comlink', licence: 'Apache-2.0', packages: ['comlink'] },
  { name: 'Lingui', licence: 'MIT', packages: ['@lingui/core', '@lingui/react'] },
  { name: 'Valibot', licence: 'MIT', packages: ['valibot'] },
  { name: 'pure-rand', licence: 'MIT', packages: ['pure-rand'] },
  { name: 'Lucide', licence: 'ISC', packages: ['lucide-react'] },
];
