import * as z from 'zod/mini'
import { type Engine, phone } from './engine.ts'
import { startLeashed } from './leashed.ts'
import { openSession, type Send, startDriver } from './webdriver.ts'

const Windows = z.array(z.string())
const Json = z.string()
const Picture = z.string()

const browser = { args: ['--automation', '--javascript-can-open-windows-automatically=true'] }

/** Draws without OpenGL: Debian's software driver for it has crashed under a game's moving layers. */
const drawing = { GDK_BACKEND: 'x11', WEBKIT_DISABLE_COMPOSITING_MODE: '1' }

/** Starts WebKit's own small browser on a display without a screen, and drives it by WebDriver. */
export async function startWebkit(program: string, display: string): Promise<Engine> {
  const screen = startLeashed([display, '-displayfd', '1', '-screen', '0', '1024x1024x24', '-nolisten', 'tcp'])
  const number = await screen.waitForOutput(/(\d+)\n/)
  const driver = await startDriver(program, { DISPLAY: `:${number}`, ...drawing })
  const send = await openSession(driver.address, { 'webkitgtk:browserOptions': browser })
  await turnToPopup(send)

  return {
    async open(url) {
      await send('POST', 'frame', { id: null })
      await send('POST', 'url', { url })
    },
    evaluate: (expression) => evaluate(send, expression),
    async act(actions) {
      await send('POST', 'actions', { actions })
    },
    async turnTo(place) {
      await send('POST', 'frame', { id: null })
      if (place === 'frame') await send('POST', 'frame', { id: 0 })
    },
    async picture() {
      return Buffer.from(Picture.parse(await send('GET', 'screenshot')), 'base64')
    },
    async close() {
      await driver.end()
      await screen.end()
    },
  }
}

async function evaluate(send: Send, expression: string): Promise<unknown> {
  const script = `return JSON.stringify(${expression}) ?? 'null'`
  return JSON.parse(Json.parse(await send('POST', 'execute/sync', { script, args: [] })))
}

/** A window with a toolbar cannot be as narrow as a phone; a popup has none. */
async function turnToPopup(send: Send): Promise<void> {
  const first = await send('GET', 'window')
  await evaluate(send, `open('about:blank', '', 'popup,width=${phone.width},height=${phone.height}') !== null`)
  const windows = Windows.parse(await send('GET', 'window/handles'))
  await send('POST', 'window', { handle: windows.find((handle) => handle !== first) })
}
