import type { ConsoleMessage, Page, Response } from '@playwright/test'
import type { TestRunnerConfig } from '@storybook/test-runner'
import { brokenRules } from '../scripts/visual/broken-rules.ts'
import { motionOf } from '../scripts/visual/motion-of.ts'
import { openAlone } from '../scripts/visual/open-alone.ts'

const phone = { width: 390, height: 844 }
/** The window of Studio, which is not a page for a phone. */
const desktop = { width: 1280, height: 800 }
/** The smallest window of Studio. */
const tablet = { width: 1024, height: 768 }

const isStudio = (id: string) => id.startsWith('studio-')

const noise = new WeakMap<Page, string[]>()

/** Fails a story that logs, that throws, or whose request finds no file. Every story renders on a phone. */
const config: TestRunnerConfig = {
  logLevel: 'none',
  prepare: ({ page }) => openAlone(page, new URL('iframe.html', process.env.TARGET_URL).href),
  async preVisit(page, { id }) {
    if (!noise.has(page)) listen(page)
    noise.set(page, [])
    await page.setViewportSize(isStudio(id) ? desktop : phone)
    await page.emulateMedia({ reducedMotion: motionOf(id) })
  },
  async postVisit(page, { id, hasFailure }) {
    if (isStudio(id) && !hasFailure) await checkOtherLook(page, id)
    const heard = noise.get(page) ?? []
    // A failure is reported by itself; throwing here as well would leave the page broken for the next story.
    if (heard.length > 0 && !hasFailure) throw new Error(`The story is not quiet:\n${heard.join('\n')}`)
  },
}
export default config

/** Checks the accessibility of a story again, dark and in the smallest window. */
async function checkOtherLook(page: Page, id: string) {
  await page.setViewportSize(tablet)
  await page.evaluate(() => {
    document.documentElement.style.colorScheme = 'dark'
    document.documentElement.dataset.theme = 'dark'
    // A colour that is still fading is not one of the theme.
    for (const motion of document.getAnimations()) if (motion instanceof CSSTransition) motion.finish()
  })
  const { axe, elements } = await brokenRules(page, id)
  if (axe.length > 0)
    throw new Error(`Dark at ${tablet.width}, the story breaks ${axe.join(', ')}.\n${elements.join('\n')}`)
}

/**
 * A failing answer given on purpose is logged by the browser too, the runner itself uses an old call, and a vendor's page
 * here has the origin of the app, which its sandbox then cannot keep from it; those of real vendors do not.
 */
const harmless =
  /^Failed to load resource|^Accessing the Story Store is deprecated|^An iframe which has both allow-scripts and allow-same-origin/

const gatewayPath = /^\/(wps|lgw|lotto|__gateway|__vendors)\//

function listen(page: Page) {
  const note = (problem: string | undefined) => problem && noise.get(page)?.push(problem)
  page.on('console', (message) => note(consoleProblem(message)))
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`))
  page.on('response', (response) => note(unansweredRequest(response)))
}

function consoleProblem(message: ConsoleMessage) {
  if (!['error', 'warning'].includes(message.type()) || harmless.test(message.text())) return
  return `console.${message.type()}: ${message.text()}`
}

/** A refusal of the gateway is part of the story; a missing file is not. */
function unansweredRequest(response: Response) {
  const { pathname } = new URL(response.url())
  if (response.status() < 400 || gatewayPath.test(pathname)) return
  return `${response.status()} for ${response.url()}`
}
