/**
 * The import rule as a table. Biome reads it from `biome.imports.json`, which `npm run lint:imports` writes after a change
 * here. A test compares the two and tries every row.
 */
import { writeFileSync } from 'node:fs'

interface Row {
  folder: string
  /** The `#` aliases its files may import. */
  aliases: readonly string[]
  /** The only packages they may import; any package if absent. */
  packages?: readonly string[]
  /** Further imports they must not make. */
  banned?: readonly string[]
}

const layers = [
  'contract',
  'merchant',
  'platform',
  'i18n',
  'session',
  'gateway',
  'brand',
  'money',
  'ui',
  'features',
  'app',
] as const
const simulator = ['mock-server', 'fixtures'] as const
/** The folders of `mock-server`: each imports itself and those before it. */
const serverFolders = [
  'values',
  'texts',
  'uploads',
  'catalogue',
  'art',
  'world',
  'store',
  'core',
  'downloads',
  'platform',
  'vendors',
  'compose',
  'control',
  'hosts',
  'verify',
] as const
/** Only `compose` joins the behaviours of the platform; vendors and all other folders may use its rules and its state. */
const platformFor = (folder: (typeof serverFolders)[number]) =>
  folder === 'platform' || folder === 'compose' ? 'platform' : 'platform/*/{rules,state}'
/** The areas of `mock-server/platform`: each imports the rules and the state of those before it, and never endpoints. */
const areas = [
  'teams',
  'saferplay',
  'accounts',
  'money',
  'games',
  'lottery',
  'agents',
  'messages',
  'promotions',
  'system',
] as const
/** The folders of `mock-server/world`: each imports itself and those before it. */
const worldFolders = [
  'clock',
  'rows',
  'transfers',
  'messages',
  'settings',
  'faults',
  'tables',
  'ledger',
  'books',
  'scenarios',
  'schedule',
  'snapshots',
  'timeline',
  'journal',
  'events',
  'audit',
  'axes',
  'worlds',
] as const
/** The kinds of vendor pages: each imports itself, what they share and the kit of their pages, and never another kind. */
export const kinds = [
  'bingo',
  'chat',
  'crash',
  'fish',
  'identity',
  'live',
  'lottery',
  'pay',
  'pvp',
  'slot',
  'sports',
] as const
const climbs = ['../../**', `../{${[...layers, ...simulator, ...serverFolders, 'studio', 'demo', 'src'].join(',')}}/**`]
const react = ['{react,react-dom}', '{react,react-dom}/**', '{react-router-dom,react-i18next,zustand}', '@tanstack/**']
const fullZod = ['zod', 'zod/**', '!zod/mini']

/** The folders that all layers above may import. */
const below = ['contract', 'merchant', 'platform', 'i18n'] as const
const joined = [...below, 'session', 'gateway', 'brand', 'money', 'ui'] as const

/** The player's app. Its stories and tests may import the simulator as well, and any package. */
const app: Row[] = [
  { folder: 'src/contract', aliases: [], packages: ['zod/mini'] },
  { folder: 'src/merchant', aliases: ['contract', 'merchant'], packages: ['zod/mini'] },
  { folder: 'src/platform', aliases: ['contract', 'merchant', 'platform'] },
  { folder: 'src/i18n', aliases: ['contract', 'merchant', 'i18n'] },
  { folder: 'src/session', aliases: [...below, 'session'] },
  { folder: 'src/gateway', aliases: [...below, 'session', 'gateway'] },
  { folder: 'src/brand', aliases: [...below, 'session', 'gateway', 'brand'] },
  { folder: 'src/money', aliases: joined },
  { folder: 'src/ui', aliases: ['contract', 'merchant', 'platform', 'i18n', 'ui'], banned: ['axios', '@tanstack/**'] },
  { folder: 'src/features', aliases: joined, banned: ['../**'] },
  { folder: 'src/features/games/*', aliases: joined, banned: ['../../**'] },
  { folder: 'src/app', aliases: layers },
]

/** Studio speaks to a host by its control API alone; its tests hold it to the API's contract. */
const studio: Row = { folder: 'src/studio', aliases: [...below, 'ui', 'studio', 'locales'] }

/**
 * What testers import from outside: it runs in their project, and speaks to a host by its control API alone. In a Storybook
 * it brings the host along.
 */
const kit: Row = {
  folder: 'kit',
  aliases: ['contract', 'mock-server/hosts'],
  packages: ['@playwright/test', 'msw/browser', 'node:crypto'],
}

const beside: Row[] = [
  kit,
  studio,
  { folder: 'mock-server', aliases: ['contract', 'merchant', ...simulator], banned: react },
  ...serverFolders.map((folder, at) => ({
    folder: `mock-server/${folder}`,
    aliases: [
      'contract',
      'merchant',
      'fixtures',
      ...serverFolders
        .slice(0, at + 1)
        .map((name) => `mock-server/${name === 'platform' ? platformFor(folder) : name}`),
    ],
    banned: react,
  })),
  ...worldFolders.map((folder, at) => ({
    folder: `mock-server/world/${folder}`,
    aliases: [
      'contract',
      'merchant',
      'fixtures',
      ...serverFolders.slice(0, serverFolders.indexOf('world')).map((name) => `mock-server/${name}`),
      ...worldFolders.slice(0, at + 1).map((name) => `mock-server/world/${name}`),
    ],
    banned: [...react, `../{${worldFolders.join(',')}}/**`],
  })),
  ...areas.map((area, at) => ({
    folder: `mock-server/platform/${area}`,
    aliases: [
      'contract',
      'merchant',
      'fixtures',
      ...serverFolders.slice(0, serverFolders.indexOf('platform')).map((name) => `mock-server/${name}`),
      ...areas.slice(0, at).map((name) => `mock-server/platform/${name}/{rules,state}`),
    ],
    banned: [...react, `../{${areas.join(',')}}/**`],
  })),
  {
    folder: `mock-server/vendors/{shared,${kinds.join(',')}}`,
    aliases: [
      'contract',
      'merchant',
      'fixtures',
      ...serverFolders.slice(0, serverFolders.indexOf('platform')).map((name) => `mock-server/${name}`),
      `mock-server/${platformFor('vendors')}`,
      'mock-server/vendors/shared',
    ],
    banned: [...react, `../{${kinds.join(',')}}/**`],
  },
  // Vendor games represent other companies' pages: React, and nothing of the app.
  {
    folder: 'mock-server/vendors/{page-kit,*/page}',
    aliases: [
      'contract',
      'mock-server/values',
      'mock-server/platform/lottery/rules',
      'mock-server/vendors/{shared,page-kit}',
      'locales',
    ],
  },
  { folder: 'fixtures', aliases: ['contract', 'merchant', ...simulator], banned: react },
]

/** Later patterns of a group win, so what is allowed follows what is not. */
function group({ aliases, packages, banned = [] }: Row) {
  const allowed = aliases.map((name) => `!#${name}/**`)
  if (packages) return ['**', '!./**', ...allowed, ...packages.map((name) => `!${name}`)]
  return ['#*/**', ...allowed, ...climbs, ...banned]
}

function message({ folder, aliases, packages }: Row) {
  const folders = aliases.map((name) => `#${name}`).join(', ') || 'no other folder'
  return `${folder} imports ${folders} and ${packages?.join(', ') ?? 'packages'}; across folders by alias only.`
}

function override(includes: string[], row: Row) {
  const options = { patterns: [{ group: group(row), message: message(row) }] }
  return { includes, linter: { rules: { style: { noRestrictedImports: { level: 'error', options } } } } }
}

const forPlayers = (row: Row) => override([`${row.folder}/**`], { ...row, banned: [...fullZod, ...(row.banned ?? [])] })

const forTests = ({ folder, aliases, banned }: Row) =>
  override(
    ['test.ts', 'test.tsx', 'stories.tsx'].map((kind) => `${folder}/**/*.${kind}`),
    { folder, aliases: [...aliases, ...simulator], banned },
  )

export const importRule = {
  $schema: './node_modules/@biomejs/biome/configuration_schema.json',
  overrides: [
    override(['src/*.tsx'], { folder: 'src', aliases: layers, banned: [...fullZod, '../**', './*/**'] }),
    ...app.flatMap((row) => [forPlayers(row), forTests(row)]),
    ...beside.map((row) => override([`${row.folder}/**`], row)),
    forTests(studio),
    forTests({ ...kit, packages: undefined }),
    override(['kit/**/*.test-d.ts'], { folder: 'kit', aliases: ['contract', ...simulator] }),
    // Tests and stories of the simulator may use a whole platform.
    ...['test.ts', 'stories.tsx'].map((kind) =>
      override([`mock-server/**/*.${kind}`], {
        folder: 'mock-server',
        aliases: ['contract', 'merchant', 'locales', ...simulator],
      }),
    ),
  ],
}

if (import.meta.main) writeFileSync('biome.imports.json', `${JSON.stringify(importRule, null, 1)}\n`)
