/** Runs the host for `bench soak` in its own process with --expose-gc, and reports its sizes on request. */

import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { createArt } from '#mock-server/art/art.ts'
import { loadGlyph } from '#mock-server/art/load-glyph-node.ts'
import { loadLibrary } from '#mock-server/compose/library.ts'
import { createExpressHost } from '#mock-server/hosts/express.ts'
import { createGateway } from '#mock-server/hosts/gateway.ts'
import type { Message } from '#mock-server/verify/testing/message.ts'
import { mixedLoad } from '#mock-server/verify/testing/mixed-load.ts'
import { createWorlds } from '#mock-server/world/worlds/worlds.ts'

/** The load contains no uploads, only text. */
const asText = ({ method = 'GET', path, headers, body }: Message): SoakCall => ({
  method: method as SoakCall['method'],
  path,
  headers: { ...headers },
  body: typeof body === 'string' ? body : undefined,
})

const worlds = createWorlds(loadLibrary(Date.now))
const world = await worlds.replace({
  name: 'default',
  scenario: 'active-member',
  seed: 'soak',
  changes: { settings: { requestsPerMinute: 0 } },
})
const gateway = createGateway({ worlds, art: createArt(loadGlyph), hostNow: Date.now })
const server = createExpressHost({ gateway, worlds, pages: () => undefined }).listen(0, '127.0.0.1', async () => {
  const { port } = server.address() as AddressInfo
  const started: SoakHost = { url: `http://127.0.0.1:${port}`, load: (await mixedLoad(world)).map(asText) }
  console.log(JSON.stringify(started))
})

interface SoakCall {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  headers: Record<string, string>
  body: string | undefined
}

export interface SoakHost {
  url: string
  load: SoakCall[]
}

export interface Sizes {
  /** Bytes after a garbage collection. */
  heap: number
  rss: number
  rows: number
  journal: number
}

function measure(): Sizes {
  globalThis.gc?.()
  const { heapUsed, rss } = process.memoryUsage()
  const rows = Object.values(world.tables).reduce((sum, { size }) => sum + size, 0)
  return { heap: heapUsed, rss, rows, journal: world.journal.read().length }
}

createInterface(process.stdin).on('line', () => console.log(JSON.stringify(measure())))
