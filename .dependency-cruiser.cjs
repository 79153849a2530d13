/**
 * Who may import whom (ARCHITECTURE.md). Each folder names what it may see; everything else is refused.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const may = {
  hex: [],
  game: ['hex'],
  skirmish: ['game', 'hex'],
  castle: ['game', 'hex'],
  solo: ['skirmish', 'castle', 'game', 'hex'],
  practice: ['skirmish', 'castle', 'game', 'hex'],
  storage: ['game', 'hex'],
  i18n: [],
  board: ['hex'],
  store: ['practice', 'solo', 'game', 'skirmish', 'castle', 'hex', 'board/view'],
  ui: ['store', 'practice', 'solo', 'skirmish', 'castle', 'game', 'hex', 'i18n', 'board'],
  pwa: [],
  app: ['ui', 'board', 'storage', 'pwa', 'store', 'practice', 'solo', 'skirmish', 'castle', 'game', 'hex', 'i18n'],
};

/** The maps see the games whose files they read and check. */
const maps = {
  name: 'maps-sees-only-practice-castle-game',
  severity: 'error',
  from: { path: '^maps/' },
  to: { path: '^src/', pathNot: ['practice', 'castle', 'game'].map((name) => `^src/${name}[/.]`) },
};

const borders = Object.entries(may).map(([folder, allowed]) => ({
  name: `${folder}-sees-only-${allowed.join('-').replace('/', '-') || 'itself'}`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { path: '^(src|maps)/', pathNot: [folder, ...allowed].map((name) => `^src/${name}[/.]`) },
}));

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    ...borders.filter((rule) => !rule.from.path.includes('src/app/')),
    maps,
    {
      name: 'games-are-seen-through-their-index',
      comment: 'What the view needs of a game is exported by its index.ts; its data files are read as they are.',
      severity: 'error',
      from: { path: '^src/(store|ui|app)/' },
      to: { path: '^src/(skirmish|castle)/', pathNot: '^src/(skirmish|castle)/(index\\.ts$|data/)' },
    },
    {
      name: 'core-uses-few-packages',
      severity: 'error',
      from: { path: '^src/(hex|game|skirmish|castle|solo|practice)/' },
      to: { path: 'node_modules', pathNot: 'node_modules/(pure-rand|valibot|comlink)/' },
    },
    {
      name: 'react-stays-in-the-view',
      severity: 'error',
      from: { path: '^src/(storage|pwa)/' },
      to: { path: 'node_modules/(react|react-dom|konva|react-konva)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
