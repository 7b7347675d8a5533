import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { weighDemo } from '#scripts/demo-weight.ts'
import { productionPolicy } from '#scripts/deploy/csp.ts'
import { root } from '#scripts/paths.mjs'
import { serveFolder } from '#scripts/static-server.mjs'

/** Copies the player's build without rebuilding it. */
export const copyBuild = (folder: string): void => cpSync(join(root, 'dist/app'), folder, { recursive: true })

/** Returns what a first visit to the demo fetches, in bytes on the wire. */
export const demoBytes = () => weighDemo(join(root, 'dist/demo')).total

export const serveDemo = () => serveFolder(join(root, 'dist/demo'))

/** What a deployer writes into a build's page. */
interface Settings {
  base?: string
  gateway?: string
  /** `on` lets the browser keep the app; empty does not. */
  worker?: 'on' | ''
  title?: string
}

/** Writes a deployer's settings into a build's page. */
export function writePage(folder: string, { base, gateway, worker, title }: Settings): void {
  const file = join(folder, 'index.html')
  let page = readFileSync(file, 'utf8')
  if (base) page = page.replace(/<base href="[^"]*"/, `<base href="${base}"`)
  if (gateway)
    page = page.replace(/name="gateway-origin" content="[^"]*"/, `name="gateway-origin" content="${gateway}"`)
  if (worker !== undefined)
    page = page.replace(/name="service-worker" content="[^"]*"/, `name="service-worker" content="${worker}"`)
  if (title) page = page.replace(/<title>[^<]*/, `<title>${title}`)
  writeFileSync(file, page)
}

const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' })

/** Removes the compressed copies, which the server lists once, so that a test can change the files. */
function removeCopies(folder: string): void {
  for (const name of filesIn(folder)) if (name.endsWith('.br')) rmSync(join(folder, name))
}

/** The hash in a file's name. */
const hash = /-([\w-]{8})(?=\.\w+$)/

/**
 * Replaces a deployed build by the next one, in which every hashed file has another name. The former files are gone unless
 * the deployer keeps them for the tabs that are open.
 */
function replaceBuild(folder: string, { keepsFormer = false } = {}): void {
  const others = new Map<string, string>()
  const nextName = (_: string, old: string) => {
    const next = old.slice(1) + old[0]
    others.set(old, next)
    return `-${next}`
  }
  const put = keepsFormer ? copyFileSync : renameSync
  const formerFiles = readdirSync(join(folder, 'assets'))
  for (const name of formerFiles)
    put(join(folder, 'assets', name), join(folder, 'assets', name.replace(hash, nextName)))
  const named = new RegExp(`-(${[...others.keys()].join('|')})\\.`, 'g')
  const kept = new Set(formerFiles.map((name) => join('assets', name)))
  for (const name of filesIn(folder)) {
    if (kept.has(name) || !/\.(html|js|css)$/.test(name)) continue
    const text = readFileSync(join(folder, name), 'utf8')
    writeFileSync(
      join(folder, name),
      text.replaceAll(named, (_, old: string) => `-${others.get(old)}.`),
    )
  }
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

interface Deployment extends Pick<Settings, 'base' | 'worker'> {
  /** A gateway on the same host, under the gateway's paths below the base. */
  upstream?: string
}

/** Hosts the player's build on a separate port. */
export async function deploy({ base = '/', worker, upstream }: Deployment = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-deployed-'))
  copyBuild(folder)
  if (worker) removeCopies(folder)
  writePage(folder, { base, worker })
  const files = await serveFolder(folder)
  let gateway: string | undefined
  const server = createServer((incoming, response) => {
    const path = incoming.url ?? '/'
    if (upstream && ofVendors.test(path)) return forward(incoming, response, new URL(path, upstream).href)
    if (!path.startsWith(base)) return response.writeHead(404).end('Another page of this site')
    const rest = path.slice(base.length - 1)
    if (upstream && ofGateway.test(rest)) return forward(incoming, response, upstream + rest)
    // A worker keeps the page with its policy.
    const policy = worker ? { 'content-security-policy': productionPolicy({ from: folder, gateway }) } : {}
    forward(incoming, response, files.url + rest, policy)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setGateway(origin: string) {
      gateway = origin
      writePage(folder, { gateway })
    },
    write: (settings: Settings) => writePage(folder, settings),
    replaceBuild: (options?: { keepsFormer: boolean }) => replaceBuild(folder, options),
    close() {
      server.close().closeAllConnections()
      files.close()
      rmSync(folder, { recursive: true })
    },
  }
}
