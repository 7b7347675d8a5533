import { expect, it } from 'vitest'
import { importsOfRead, readByStyle } from './read-files-plugin.ts'

it('finds what a style sheet imports, and what it shows', () => {
  expect(readByStyle('src/ui/styles/index.css')).toContain('src/ui/styles/tokens.css')
  expect(readByStyle('mock-server/vendors/chat/page/page.css')).toContain('mock-server/vendors/page-kit/ground.css')
  expect(readByStyle('src/ui/content/category-icon.module.css')).toEqual(['src/ui/content/category-icons.webp'])
  expect(readByStyle('src/ui/styles/tokens.css')).toEqual([])
})

it('names files from the root of the file system, so that every module finds them', () => {
  expect(importsOfRead(['src/a.css', 'src/b.tsx'])).toBe(
    `import "${process.cwd()}/src/a.css?read"\nimport "${process.cwd()}/src/b.tsx?read"`,
  )
})
