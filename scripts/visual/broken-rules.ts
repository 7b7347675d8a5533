import type { Page } from '@playwright/test'
import type { Shot } from './baseline.ts'
import './storybook-channel.ts'

/** An element by its selector, within frames and shadows by several, and its start in HTML. */
interface BrokenElement {
  target: readonly (string | readonly string[])[]
  html: string
}

interface Violation {
  id: string
  nodes: readonly BrokenElement[]
}

interface Report {
  violations: readonly Violation[]
}

/** What a story breaks: each rule with its number of elements, and some of these elements. */
export type Broken = Pick<Required<Shot>, 'axe' | 'elements'>

/** Returns what Storybook's accessibility check finds broken in the story on show. */
export const brokenRules = async (page: Page, storyId: string): Promise<Broken> =>
  brokenIn(await page.evaluate(check, storyId))

const mostOfRule = 5
const longestHtml = 120

const short = (html: string) => (html.length > longestHtml ? `${html.slice(0, longestHtml)}…` : html)

/** Returns an element as a line of text. */
const lineOf = ({ target, html }: BrokenElement) =>
  `${target.flat().join(' ')} ${short(html.replaceAll(/\s+/g, ' ').trim())}`

/** Returns the broken rules and up to five elements of each, sorted. */
export const brokenIn = (violations: readonly Violation[]): Broken => ({
  axe: violations.map(({ id, nodes }) => `${id} × ${nodes.length}`).sort(),
  elements: violations
    .flatMap(({ id, nodes }) => nodes.slice(0, mostOfRule).map((node) => `${id}: ${lineOf(node)}`))
    .sort(),
})

function check(storyId: string): Promise<Violation[]> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
  const parameters = globalThis.__STORYBOOK_PREVIEW__.currentRender?.story?.parameters.a11y
  return new Promise((resolve, reject) => {
    const end = (act: () => void) => {
      channel.off('storybook/a11y/result', done)
      channel.off('storybook/a11y/error', failed)
      act()
    }
    const failed = (error: unknown) => end(() => reject(error))
    const done = (result: unknown) => {
      const { violations } = result as Report
      const plain = violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, html }) => ({ target, html })),
      }))
      end(() => resolve(plain))
    }
    channel.on('storybook/a11y/result', done)
    channel.on('storybook/a11y/error', failed)
    // Describing each passed element takes most of the time.
    const options = { ...parameters?.options, resultTypes: ['violations'] }
    channel.emit('storybook/a11y/manual', storyId, { ...parameters, options })
  })
}
