import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { weighDemo } from '../scripts/demo-weight.ts'
import { root } from '../scripts/paths.mjs'
import { serveFolder } from '../scripts/static-server.mjs'

/** Copies the player's build without rebuilding it. */
export const copyBuild = (folder: string): void => cpSync(join(root, 'dist/app'), folder, { recursive: true })

/** Returns what a first visit to the demo fetches, in bytes on the wire. */
export const demoBytes = () => weighDemo(join(root, 'dist/demo')).total

export const serveDemo = () => serveFolder(join(root, 'dist/demo'))

/** Writes a deployer's settings into a build's page: the base path, or the gateway's origin. */
export function writePage(folder: string, { base, gateway }: { base?: string; gateway?: string }): void {
  const file = join(folder, 'index.html')
  let page = readFileSync(file, 'utf8')
  if (base) page = page.replace(/<base href="[^"]*"/, `<base href="${base}"`)
  if (gateway)
    page = page.replace(/name="gateway-origin" content="[^"]*"/, `name="gateway-origin" content="${gateway}"`)
  writeFileSync(file, page)
}

/** Headers of one connection only; HTTP/2 has none of them and marks its own by a colon. */
const isOfConnection = (name: string) => /^(:.*|connection|keep-alive|transfer-encoding|upgrade)$/.test(name)

const passedOn = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !isOfConnection(name)))

/** Forwards a request, as a reverse proxy does, and adds headers to the answer. */
export function forward(incoming: IncomingMessage, response: ServerResponse, target: string, added = {}): void {
  const { method } = incoming
  const headers = passedOn(incoming.headers)
  const onward = request(target, { method, headers: { ...headers, host: 'gateway.internal' } }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, { ...passedOn(answer.headers), ...added })
    answer.pipe(response)
  })
  onward.on('error', () => response.destroy())
  response.on('close', () => onward.destroy())
  incoming.pipe(onward)
}

/** The simulated vendors' pages have their files here, whatever their own address. */
const ofVendors = /^\/(__vendors\/assets|__art)\//
const ofGateway = /^\/(wps|lgw|lotto|__art|__app|__vendors|m\/lotto-h5)\//

interface Deployment {
  base?: string
  /** A gateway on the same host, under the gateway's paths below the base. */
  upstream?: string
}

/** Hosts the player's build on a separate port. */
export async function deploy({ base = '/', upstream }: Deployment = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-deployed-'))
  copyBuild(folder)
  writePage(folder, { base })
  const files = await serveFolder(folder)
  const server = createServer((incoming, response) => {
    const path = incoming.url ?? '/'
    if (upstream && ofVendors.test(path)) return forward(incoming, response, new URL(path, upstream).href)
    if (!path.startsWith(base)) return response.writeHead(404).end('Another page of this site')
    const rest = path.slice(base.length - 1)
    forward(incoming, response, (upstream && ofGateway.test(rest) ? upstream : files.url) + rest)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setGateway: (gateway: string) => writePage(folder, { gateway }),
    close() {
      server.close().closeAllConnections()
      files.close()
      rmSync(folder, { recursive: true })
    },
  }
}
