import type { Browser, Page } from '@playwright/test'
import { inTime } from './in-time.ts'
import { motionOf } from './motion-of.ts'
import { openAlone } from './open-alone.ts'
import type { Finished } from './storybook-channel.ts'

type Globals = Record<string, unknown>

interface Size {
  width: number
  height: number
}

/** What a set of pictures has in common. */
export interface Mode {
  name: string
  globals: Globals
  size: Size
}

/** One open Storybook that changes its story by messages and never reloads. A step that fails makes it useless. */
export interface LivePage {
  page: Page
  /** Applies a mode to the page, unless it is the current one. */
  applyMode(mode: Mode): Promise<void>
  show(storyId: string): Promise<Finished>
  close(): Promise<void>
}

declare global {
  var hasShownStory: boolean | undefined
}

/** Several pages open at once, and load everything; on a busy machine that takes long. */
const openingPatience = 120_000

/** Storybook then holds animations at their end instead of waiting for them. */
const agentName = 'StorybookTestRunner'

/** Opens Storybook at `url` on a story. Modes change on it, so that it must not call the gateway if they are to change. */
export async function openLivePage(browser: Browser, url: string, first: string): Promise<LivePage> {
  const context = await browser.newContext({
    reducedMotion: motionOf(first),
    deviceScaleFactor: 1,
    locale: 'en-GB',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 390, height: 844 },
  })
  await context.addInitScript((name) => {
    Object.defineProperty(navigator, 'userAgent', { value: `${navigator.userAgent} ${name}`, configurable: true })
  }, agentName)
  const page = await context.newPage()
  await page.addInitScript(noteFirstStory)
  const address = `${url}/iframe.html?id=${first}&viewMode=story&globals=still:yes;a11y.manual:!true`
  await openAlone(page, address, openingPatience)
  await page.waitForFunction(() => globalThis.hasShownStory, undefined, { timeout: openingPatience })
  let currentStory = first
  let currentMode = ''
  async function show(storyId: string): Promise<Finished> {
    const again = storyId === currentStory
    if (motionOf(storyId) !== motionOf(currentStory)) await page.emulateMedia({ reducedMotion: motionOf(storyId) })
    currentStory = storyId
    return page.evaluate(showStory, { storyId, again })
  }
  async function applyMode({ name, size, globals }: Mode): Promise<void> {
    if (currentMode === name) return
    // A story on show stays while its world changes, and what it then asks is answered during the next one.
    if (currentStory !== first) await show(first)
    currentMode = name
    await page.setViewportSize(size)
    await page.evaluate(applyGlobals, { globals })
  }
  return {
    page,
    show: (storyId) => inTime('story', show(storyId)),
    applyMode: (mode) => inTime('mode', applyMode(mode)),
    // A page that hangs may not close either; closing the browser ends it.
    close: () => inTime('close', context.close()).catch(() => undefined),
  }
}

/** Sets the globals, and resolves when the story on show has rendered with them. */
function applyGlobals({ globals }: { globals: Globals }): Promise<void> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
  return new Promise((resolve) => {
    channel.once('storyFinished', () => resolve())
    channel.emit('updateGlobals', { globals })
  })
}

/** Notes when the page has shown the story it was opened with. */
function noteFirstStory(): void {
  const timer = setInterval(() => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
    if (!channel) return
    clearInterval(timer)
    channel.once('storyFinished', () => {
      globalThis.hasShownStory = true
    })
  })
}

interface Request {
  storyId: string
  /** Whether the story is on show already. */
  again: boolean
}

/** Shows a story from its start, and resolves when it has finished. */
function showStory({ storyId, again }: Request): Promise<Finished> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
  return new Promise((resolve) => {
    let problem: string | undefined
    const note = (error: unknown) => {
      problem ??= (error as Error).message
    }
    const done = (payload: unknown) => {
      const finished = payload as Finished
      if (finished.storyId !== storyId) return
      for (const event of failures) channel.off(event, note)
      channel.off('storyFinished', done)
      resolve({ storyId, status: finished.status, ...(problem !== undefined && { problem }) })
    }
    const failures = ['playFunctionThrewException', 'storyThrewException', 'storyErrored']
    for (const event of failures) channel.on(event, note)
    channel.on('storyFinished', done)
    if (again) channel.emit('forceRemount', { storyId })
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
}
