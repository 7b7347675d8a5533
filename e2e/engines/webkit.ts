import { createServer } from 'node:net'
import * as z from 'zod/mini'
import { startLeashed } from '../leashed.ts'
import { type Engine, phone } from './engine.ts'

const Answer = z.object({ value: z.unknown() })
const Session = z.object({ sessionId: z.string() })
const Failure = z.object({ message: z.string() })

/** Sends a command of WebDriver, and returns its value. */
async function send(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = Answer.parse(await response.json())
  if (!response.ok) throw new Error(`${address}: ${Failure.parse(value).message}`)
  return value
}

/** The driver takes a port, but does not report the one that it chose itself. */
const freePort = () =>
  new Promise<number>((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Returns once the driver answers. */
async function untilReady(address: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${address}/status`).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** A window with a toolbar cannot be as narrow as a phone; a popup has none. */
const openPopup = `open('about:blank', '_blank', 'popup,width=${phone.width},height=${phone.height}')`

/** Starts WebKit's own small browser on a display without a screen, and drives it by WebDriver. */
export async function startWebkit(driver: string, display: string): Promise<Engine> {
  const screen = startLeashed([display, '-displayfd', '1', '-screen', '0', '1024x1024x24', '-nolisten', 'tcp'])
  const port = await freePort()
  const env = { DISPLAY: `:${await screen.says(/(\d+)\n/)}`, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' }
  const program = startLeashed([driver, `--port=${port}`], env)
  const address = `http://127.0.0.1:${port}`
  await untilReady(address)
  const options = { args: ['--automation', '--javascript-can-open-windows-automatically=true'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const { sessionId } = Session.parse(await send('POST', `${address}/session`, { capabilities }))
  const session = `${address}/session/${sessionId}`
  const post = (command: string, body: object) => send('POST', `${session}/${command}`, body)
  const evaluate = async (expression: string) => {
    const script = `return JSON.stringify(${expression}) ?? 'null'`
    return JSON.parse(z.string().parse(await post('execute/sync', { script, args: [] })))
  }

  const first = await send('GET', `${session}/window`)
  await evaluate(`${openPopup} && true`)
  const windows = z.array(z.string()).parse(await send('GET', `${session}/window/handles`))
  await post('window', { handle: windows.find((handle) => handle !== first) })

  return {
    async open(url) {
      await post('frame', { id: null })
      await post('url', { url })
    },
    evaluate,
    async act(actions) {
      await post('actions', { actions })
    },
    async turnTo(place) {
      await post('frame', { id: null })
      if (place === 'frame') await post('frame', { id: 0 })
    },
    async picture() {
      await post('frame', { id: null })
      return Buffer.from(z.string().parse(await send('GET', `${session}/screenshot`)), 'base64')
    },
    async close() {
      await program.end()
      await screen.end()
    },
  }
}
