import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { importsOfRead } from './read-files-plugin.ts'

/** Storybook leaves ids that begin with a null byte out of its module graph. */
const name = 'virtual:line-icons'
const filter = { id: /^virtual:line-icons$/ }

/** The places of the code whose icons the page shows apart. */
const places = {
  'The app': ['src/{app,features,money,ui}/**/*.{ts,tsx}'],
  Studio: ['src/studio/**/*.{ts,tsx}'],
  'Vendors’ pages': ['mock-server/vendors/**/*.{ts,tsx}'],
}

const imports = /import \{([^}]*)\} from 'lucide-react'/g

/** Returns the names of the line icons that a file imports. */
export const iconsIn = (code: string): string[] =>
  [...code.matchAll(imports)]
    .flatMap(([, list = '']) => list.split(','))
    .flatMap((part) => /^\s*(?!type )(\w+)/.exec(part)?.[1] ?? [])

const filesOf = (patterns: readonly string[]): string[] =>
  globSync(patterns).filter((file) => !/\.(stories|test)\./.test(file))

const iconsOf = (files: readonly string[]): string[] =>
  [...new Set(files.flatMap((file) => iconsIn(readFileSync(file, 'utf8'))))].sort()

/** Returns the code of a module with the line icons that the code draws, by place and name. */
export function lineIconsModule(): string {
  const used = Object.entries(places).map(([place, patterns]) => ({ place, icons: iconsOf(filesOf(patterns)) }))
  const all = new Set(used.flatMap(({ icons }) => icons))
  const lists = used.map(({ place, icons }) => `${JSON.stringify(place)}: { ${icons.join(', ')}, }`)
  return `import { ${[...all].join(', ')} } from 'lucide-react'\nexport const lineIcons = { ${lists.join(',\n')} }`
}

/** Serves the line icons that the code draws as a module, which imports every file that may draw one in the module graph. */
export const lineIconsPlugin: Plugin = {
  name: 'line-icons',
  resolveId: { filter, handler: () => name },
  load: {
    filter,
    handler() {
      // Only a build has a graph, and `npm run storybook` would send for every file.
      const files = this.environment.mode === 'build' ? Object.values(places).flatMap(filesOf) : []
      return `${importsOfRead(files)}\n${lineIconsModule()}`
    },
  },
}
