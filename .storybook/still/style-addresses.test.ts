import { expect, it } from 'vitest'
import { styleAddresses } from './style-addresses.ts'

it('returns the pictures of a style sheet, and none of its fonts', () => {
  const rules = `@layer components { .icon { background-image: url("./icons-C0ffee12.webp"); } }
    @font-face { src: url("./latin.woff2"); }
    .arrow { mask: url("data:image/svg+xml,%3Csvg/%3E"); }`
  expect(styleAddresses(rules, 'http://127.0.0.1:6006/assets/icon.css')).toEqual([
    'http://127.0.0.1:6006/assets/icons-C0ffee12.webp',
    'data:image/svg+xml,%3Csvg/%3E',
  ])
})
