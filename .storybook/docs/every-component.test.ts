import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (pattern: string) => globSync(pattern).map((file) => ({ file, code: readFileSync(file, 'utf8') }))

/** A context is not a component. */
const exported = /^export (?:function|const) ([A-Z]\w*[a-z]\w*)(?!\w| = createContext)/gm
const aboveMeta = /\/\*\*((?:(?!\*\/).)*)\*\/\s*const meta\b/s
const needed = { use: '**Use it for**', do: '- **Do**', "don't": "- **Don't**" }

/**
 * Returns the guide of each component that a story file documents. The comment above the `meta` begins with that of its
 * `component`; a heading `### Name` begins that of a subcomponent.
 */
function guidesIn(code: string): [name: string, guide: string][] {
  const [own = '', ...others] = aboveMeta.exec(code)?.[1]?.split(/^ \* ### /m) ?? []
  const component = /\bcomponent: (\w+)/.exec(code)?.[1] ?? ''
  const subcomponents = /\bsubcomponents: \{([^}]*)\}/.exec(code)?.[1]?.match(/\w+/g) ?? []
  return [
    [component, own],
    ...subcomponents.map((name): [string, string] => [name, others.find((it) => it.startsWith(`${name}\n`)) ?? '']),
  ]
}

const guides = new Map(read('src/ui/**/*.stories.tsx').flatMap(({ code }) => guidesIn(code)))

const components = read('src/ui/**/*.tsx')
  .filter(({ file }) => !file.endsWith('.stories.tsx'))
  .flatMap(({ code }) => [...code.matchAll(exported)].map(([, name = '']) => name))

test('every component of src/ui has a use, a do and a don’t of its own', () => {
  expect(components.length).toBeGreaterThan(60)
  const missing = components.flatMap((name) => {
    const guide = guides.get(name)
    const parts = Object.entries(needed).filter(([, start]) => !guide?.includes(start))
    return parts.length > 0 ? [`${name}: ${guide ? parts.map(([part]) => part).join(', ') : 'no guide'}`] : []
  })
  expect(missing, 'write the guide above the meta of stories in src/ui, as button.stories.tsx does').toEqual([])
})
