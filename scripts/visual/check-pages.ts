import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from '../browser/ensure-browser.mjs'
import { root } from '../paths.mjs'
import { serveFolder } from '../static-server.mjs'
import { fail, type Outcome, pass, sum } from '../test/outcome.ts'
import { launchForPictures } from './browser.ts'
import { openAlone } from './open-alone.ts'

const folder = join(root, 'storybook-static')

/** Opens the pages of documentation with their stories, and fails those that show an error or log one. */
export async function checkPages(): Promise<Outcome> {
  ensureBrowser()
  const server = await serveFolder(folder, { compressed: false })
  const browser = await launchForPictures()
  try {
    const outcomes: Outcome[] = []
    for (const id of pageIds()) {
      const page = await browser.newPage()
      const problems: string[] = []
      page.on('pageerror', ({ message }) => problems.push(message))
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
      await openAlone(page, `${server.url}/iframe.html?viewMode=docs&id=${id}`)
      await page.locator('#storybook-docs h1, .sb-errordisplay:visible').first().waitFor()
      await page.waitForFunction(() =>
        [...document.querySelectorAll('[id^=story--][id$=-inner]')].every((place) => place.childElementCount > 0),
      )
      if (await page.locator('.sb-errordisplay').isVisible()) problems.push('Storybook shows an error.')
      await page.close()
      outcomes.push(problems.length === 0 ? pass() : fail(id, problems.join('\n')))
    }
    return sum(outcomes)
  } finally {
    await browser.close()
    await server.close()
  }
}

interface Entry {
  type: string
  id: string
  tags: string[]
}

/** Returns the pages that were written by hand, and one of those that are made from stories, which are all alike. */
function pageIds(): string[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  const pages = (Object.values(entries) as Entry[]).filter(({ type }) => type === 'docs')
  const isMade = ({ tags }: Entry) => tags.includes('autodocs')
  return [...pages.filter((page) => !isMade(page)), ...pages.filter(isMade).slice(0, 1)].map(({ id }) => id)
}
