import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import { ensureBrowser } from '../browser/ensure-browser.mjs'
import { root } from '../paths.mjs'
import { serveFolder } from '../static-server.mjs'
import { fail, type Outcome, pass, sum } from '../test/outcome.ts'
import { launchForPictures } from './browser.ts'
import { openAlone } from './open-alone.ts'
import './storybook-channel.ts'

const folder = join(root, 'storybook-static')

/** Opens the pages of documentation with their stories, and fails those that show an error, log one or describe nothing. */
export async function checkPages(): Promise<Outcome> {
  ensureBrowser()
  const server = await serveFolder(folder, { compressed: false })
  const browser = await launchForPictures()
  try {
    const { written, made } = pageIds()
    const outcomes: Outcome[] = []
    for (const id of written) outcomes.push(...(await checkInTurn(browser, server.url, [id], writtenProblem)))
    outcomes.push(...(await checkInTurn(browser, server.url, made, madeProblem)))
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

/** Returns the pages that were written by hand, and those that are made from the stories of a component. */
function pageIds() {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  const pages = (Object.values(entries) as Entry[]).filter(({ type }) => type === 'docs')
  const isMade = ({ tags }: Entry) => tags.includes('autodocs')
  return {
    written: pages.filter((page) => !isMade(page)).map(({ id }) => id),
    made: pages.filter(isMade).map(({ id }) => id),
  }
}

/** Opens the first page of documentation and turns to the others, which is four times as fast as to open each. */
async function checkInTurn(
  browser: Browser,
  url: string,
  [first = '', ...others]: readonly string[],
  problemOf: (page: Page) => Promise<string | undefined>,
): Promise<Outcome[]> {
  const page = await browser.newPage()
  const outcomes: Outcome[] = []
  let heard: string[] = []
  page.on('pageerror', ({ message }) => heard.push(message))
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()))
  async function check(id: string, show: () => Promise<void>): Promise<void> {
    heard = []
    const problem = await show()
      .then(() => problemOf(page))
      .catch(({ message }: Error) => message)
    if (problem) heard.push(problem)
    outcomes.push(heard.length === 0 ? pass() : fail(id, heard.join('\n')))
  }
  await check(first, () => openAlone(page, `${url}/iframe.html?viewMode=docs&id=${first}`))
  for (const id of others) await check(id, () => page.evaluate(turnTo, id))
  await page.close()
  return outcomes
}

/** Shows another page of documentation, and resolves when it has rendered. */
function turnTo(id: string): Promise<void> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
  return new Promise((resolve) => {
    const done = (rendered: unknown) => {
      if (rendered !== id) return
      channel.off('docsRendered', done)
      resolve()
    }
    channel.on('docsRendered', done)
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' })
  })
}

/** Returns the stories of the page that have not rendered yet. A story may render nothing. */
function unfinishedStories(): string[] {
  const ended = globalThis.__STORYBOOK_PREVIEW__.storyRenders
    .filter(({ phase = '' }) => ['finished', 'errored', 'aborted'].includes(phase))
    .map(({ id }) => id)
  return [...document.querySelectorAll('[id^=story--][id$=-inner]')]
    .map(({ id }) => id.replace(/^story--|-inner$/g, ''))
    .filter((id) => !ended.includes(id))
}

async function writtenProblem(page: Page): Promise<string | undefined> {
  await page.locator('#storybook-docs h1, .sb-errordisplay:visible').first().waitFor()
  // Storybook reloads a page that it leaves before this.
  await expect.poll(() => page.evaluate(unfinishedStories), { timeout: 30_000 }).toEqual([])
  const isBroken = await page.evaluate(() =>
    globalThis.__STORYBOOK_PREVIEW__.storyRenders.some(({ phase }) => phase === 'errored'),
  )
  if (isBroken) return 'A story shows an error.'
  return (await page.locator('.sb-errordisplay').isVisible()) ? 'Storybook shows an error.' : undefined
}

/** The comment above the `meta` of the stories becomes the page's first paragraph. */
async function madeProblem(page: Page): Promise<string | undefined> {
  const problem = await writtenProblem(page)
  if (problem) return problem
  const isDescribed = await page.locator('#storybook-docs h1 + div > p').first().isVisible()
  return isDescribed ? undefined : 'The page describes no component.'
}
