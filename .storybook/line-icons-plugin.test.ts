import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { iconsIn, lineIconsModule } from './line-icons-plugin.ts'

it('finds the icons that a file imports, and no types', () => {
  const code = `import { Check, type LucideIcon, X as Close } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import {
  ArrowLeft,
  Heart,
} from 'lucide-react'`
  expect(iconsIn(code)).toEqual(['Check', 'X', 'ArrowLeft', 'Heart'])
  expect(iconsIn("import { Button } from '#ui/controls/button.tsx'")).toEqual([])
})

it('serves the icons of every file that draws one', () => {
  const served = lineIconsModule()
  const files = globSync(['src/**/*.tsx', 'mock-server/vendors/**/*.tsx']).filter((file) => !file.includes('.stories.'))
  const drawing = files.filter((file) =>
    /^} from 'lucide-react'|import \{.* from 'lucide-react'/m.test(readFileSync(file, 'utf8')),
  )
  expect(drawing.length).toBeGreaterThan(150)
  for (const file of drawing) {
    const [name] = iconsIn(readFileSync(file, 'utf8'))
    expect(served, file).toContain(` ${name},`)
  }
})
