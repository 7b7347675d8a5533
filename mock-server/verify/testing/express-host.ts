import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createAdmission } from '#mock-server/core/admission.ts'
import { builtPages } from '#mock-server/hosts/built-pages.ts'
import { createExpressHost } from '#mock-server/hosts/express.ts'
import { listen } from './listen.ts'
import { createPlatform, type Platform } from './platform.ts'

const slot = '<!doctype html><title>the slot</title>'

/** The files of a small build of the app and the vendors' pages. */
const files = {
  'index.html': `<!doctype html><base href="/" /><title>the app</title>${'<p>its skeleton</p>'.repeat(80)}`,
  'app.js': 'the script',
  'assets/app-C0ffee12.js': 'the script',
  'assets/app-C0ffee12.js.br': brotliCompressSync('the script'),
  'studio/index.html': '<!doctype html><title>Studio</title>',
  'lottery.html': '<!doctype html><title>the lottery page</title>',
  'slot.html': slot,
  'slot.html.br': brotliCompressSync(slot),
}

interface ExpressTestHost {
  /** The folder that holds the built pages. */
  folder: string
  platform: Platform
  url: string
  port: number
  ask(path: string, init?: RequestInit): Promise<Response>
  askJson(path: string, init?: RequestInit): Promise<{ status: number; body: unknown }>
}

/**
 * Starts an Express host over a new platform and a small build before each test of the calling file. `token` is its
 * control token.
 */
export function expressHostPerTest({ token }: { token?: string } = {}): ExpressTestHost {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-host-'))
  let platform: Platform
  let server: Awaited<ReturnType<typeof listen>>

  beforeAll(() => {
    for (const name of ['assets', 'studio']) mkdirSync(join(folder, name))
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  })

  beforeEach(async () => {
    platform = await createPlatform({ scenario: 'member-with-favorites' })
    const { gateway, worlds } = platform
    const pages = builtPages({ app: folder, vendors: folder, studio: join(folder, 'studio') })
    server = await listen(createExpressHost({ gateway, worlds, admission: createAdmission({ token }), pages }))
    return () => server.close()
  })

  afterAll(() => rmSync(folder, { recursive: true }))

  const ask = (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init)
  return {
    folder,
    get platform() {
      return platform
    },
    get url() {
      return server.url
    },
    get port() {
      return server.port
    },
    ask,
    async askJson(path, init) {
      const response = await ask(path, init)
      return { status: response.status, body: await response.json() }
    },
  }
}
