import { createServer } from 'node:net'
import * as z from 'zod/mini'
import { startLeashed } from './leashed.ts'

const Answer = z.object({ value: z.unknown() })
const Session = z.object({ sessionId: z.string() })
const Failure = z.object({ error: z.string(), message: z.string() })

/** Sends a command of WebDriver, and resolves to its value. */
export type Send = (method: 'GET' | 'POST', command: string, body?: object) => Promise<unknown>

async function request(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = Answer.parse(await response.json())
  if (response.ok) return value
  const { error, message } = Failure.parse(value)
  throw new Error(`${address}: ${error}. ${message}`)
}

const freePort = () =>
  new Promise<number>((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Starts a driver, and returns its address once it answers. It does not report a port that it chooses itself. */
export async function startDriver(program: string, env: Record<string, string>) {
  const port = await freePort()
  const { end } = startLeashed([program, `--port=${port}`], env)
  const address = `http://127.0.0.1:${port}`
  for (;;) {
    const response = await fetch(`${address}/status`).catch(() => undefined)
    if (response?.ok) return { address, end }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Starts a browser with these capabilities. */
export async function openSession(driver: string, capabilities: object): Promise<Send> {
  const asked = { capabilities: { alwaysMatch: capabilities } }
  const { sessionId } = Session.parse(await request('POST', `${driver}/session`, asked))
  return (method, command, body) => request(method, `${driver}/session/${sessionId}/${command}`, body)
}
