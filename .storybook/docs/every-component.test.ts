import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (pattern: string) => globSync(pattern).map((file) => ({ file, code: readFileSync(file, 'utf8') }))
const exported = /^export (?:function|const) ([A-Z]\w*[a-z]\w*)/gm
const documented = /\bcomponent: (\w+)|\bsubcomponents: \{([^}]*)\}|<Parts of=\{\{([^}]*)\}\}/g

const names = new Set(
  [...read('src/ui/**/*.stories.tsx'), ...read('.storybook/docs/further-parts.mdx')]
    .flatMap(({ code }) => [...code.matchAll(documented)])
    .flatMap(([, ...lists]) => lists.join(',').match(/\w+/g) ?? []),
)

test('every component of src/ui has a page of its own, or stands on that of the further parts', () => {
  const components = read('src/ui/**/*.tsx')
    .filter(({ file }) => !file.endsWith('.stories.tsx'))
    .flatMap(({ file, code }) => [...code.matchAll(exported)].map(([, name = '']) => ({ file, name })))
  expect(components.length).toBeGreaterThan(60)
  const missing = components.filter(({ name }) => !names.has(name))
  expect(missing, 'add each to a story file’s `component`, or to .storybook/docs/further-parts.mdx').toEqual([])
})
