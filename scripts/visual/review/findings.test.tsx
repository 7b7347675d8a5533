import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Entry } from './data.ts'
import { Findings } from './findings.tsx'

const entry: Entry = {
  ...{ story: 'ui-sums--ready', mode: 'light', kind: 'changed', change: 'h' },
  ...{ aria: null, axe: null, faults: [] },
}

it('shows the elements that break a rule', () => {
  const axe = { before: [], after: ['color-contrast × 1'], elements: ['color-contrast: dt <dt>Bet</dt>'] }
  const page = renderToStaticMarkup(<Findings entry={{ ...entry, axe }} />)
  expect(page).toContain('color-contrast × 1')
  expect(page).toContain('color-contrast: dt &lt;dt&gt;Bet&lt;/dt&gt;')
})

it('shows no list of elements if a rule is no longer broken', () => {
  const axe = { before: ['color-contrast × 1'], after: [], elements: [] }
  expect(renderToStaticMarkup(<Findings entry={{ ...entry, axe }} />)).not.toContain('<ul>')
})
