import type { Page } from '@playwright/test'
import './storybook-channel.ts'

interface Report {
  violations: { id: string; nodes: unknown[] }[]
}

/** Returns the rules that Storybook's accessibility check finds broken in the story on show, with their number of elements. */
export const brokenRules = (page: Page, storyId: string): Promise<string[]> => page.evaluate(check, storyId)

function check(storyId: string): Promise<string[]> {
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
      end(() => resolve(violations.map(({ id, nodes }) => `${id} × ${nodes.length}`).sort()))
    }
    channel.on('storybook/a11y/result', done)
    channel.on('storybook/a11y/error', failed)
    // Describing each passed element takes most of the time.
    const options = { ...parameters?.options, resultTypes: ['violations'] }
    channel.emit('storybook/a11y/manual', storyId, { ...parameters, options })
  })
}
