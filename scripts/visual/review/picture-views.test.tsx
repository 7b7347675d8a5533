import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Entry } from './data.ts'
import { PictureViews } from './picture-views.tsx'

const entry: Entry = {
  ...{ story: 'ui-badge--ready', mode: 'light', kind: 'changed', change: 'h' },
  ...{ aria: null, axe: null, faults: [] },
}
const shown = (rest: Partial<Entry>) =>
  renderToStaticMarkup(<PictureViews entry={{ ...entry, ...rest }} view="Blink" />)

it('says how to get an accepted picture that is not on this machine', () => {
  const page = shown({ after: 'pictures/a.png' })
  expect(page).toContain('not on this machine')
  expect(page).toContain('npm run visual -- pull')
  expect(page).toContain('pictures/a.png')
  expect(shown({ kind: 'removed' })).toContain('not on this machine')
})

it('shows no picture before of a new story', () => {
  const page = shown({ kind: 'added', after: 'pictures/a.png' })
  expect(page).toContain('No picture')
  expect(page).not.toContain('not on this machine')
})
