import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { defaultWorld } from '#mock-server/values/world-name.ts'
import { createArt } from './art/art.ts'
import { loadGlyph } from './art/load-glyph-node.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { BrokenFixture, loadLibrary } from './compose/library.ts'
import { UsageError } from './control/usage-error.ts'
import { createAdmission } from './core/admission.ts'
import { createHostNames } from './core/host-names.ts'
import { builtPages } from './hosts/built-pages.ts'
import { createExpressHost } from './hosts/express.ts'
import { createGateway } from './hosts/gateway.ts'
import { announce, listeningNames } from './hosts/start/announce.ts'
import { readBuild } from './hosts/start/build-info.ts'
import { certificate } from './hosts/start/certificate.mjs'
import { keptWorlds } from './hosts/start/kept-worlds.ts'
import { lanAddress } from './hosts/start/lan-address.mjs'
import { type Options, readOptions, usage } from './hosts/start/options.ts'
import { hostsByName, hostsByPort, type VendorHosts } from './hosts/vendor-host.ts'
import { DataDirProblem } from './store/data-dir-problem.ts'
import { GatewayError } from './values/fail.ts'

const folder = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

async function start() {
  const options = readOptions(process.argv.slice(2))
  if (options.help) return void process.stdout.write(`${usage}\n`)
  const hostNow = Date.now
  const { scenario, seed } = options
  const worlds = await keptWorlds(loadLibrary(hostNow), options)
  const kept = worlds.list().length
  if (!worlds.has(defaultWorld)) await worlds.replace({ name: defaultWorld, scenario, seed })
  const loopback = ['127.0.0.1', 'localhost', '::1'].includes(options.host)
  const controlToken = options.controlToken ?? (loopback ? undefined : crypto.randomUUID())
  const admission = createAdmission({
    isOwnHost: createHostNames([...listeningNames(options.host), ...options.allowHosts]),
    token: controlToken,
  })
  const gateway = createGateway({ worlds, art: createArt(loadGlyph), hostNow, admission, build: readBuild() })

  const { vendorsPort } = options
  const ports = { app: options.port, vendors: vendorsPort ?? 0 }
  const hosts: VendorHosts = vendorsPort === undefined ? hostsByName : hostsByPort(() => ports)
  // It listens to nothing itself: the listening servers hand their web sockets to it.
  const sockets = options.dev ? createHttpServer() : undefined
  const pages = sockets
    ? await (await import('./hosts/start/dev-pages.ts')).devPages(sockets)
    : builtPages({
        app: folder('dist/app'),
        vendors: folder('dist/vendors'),
        studio: folder('dist/studio'),
        origins: options.allowOrigins,
        hosts,
      })
  const app = createExpressHost({ gateway, worlds, admission, origins: options.allowOrigins, hosts, pages })
  const listenAt = (port: number) => listen(app as RequestListener, port, options, sockets)
  if (vendorsPort !== undefined) ports.vendors = await listenAt(vendorsPort)
  ports.app = await listenAt(options.port)
  announce({ ...options, port: ports.app, controlToken, kept })
  // Built now, while nobody waits, rather than with the first page of games.
  catalogue.hot()
}

/** Listens at a port, on the local network by https, and returns the port. */
async function listen(
  app: RequestListener,
  port: number,
  { lan, host }: Options,
  sockets: Server | undefined,
): Promise<number> {
  const server = lan ? createHttpsServer(await certificate(folder('.cache'), lanAddress()), app) : createHttpServer(app)
  // Node closes an idle connection after 5 s, just when a client that kept it may use it again.
  server.keepAliveTimeout = 75_000
  server.on('error', (error: NodeJS.ErrnoException) => exit(error))
  if (sockets) server.on('upgrade', (...upgrade) => sockets.emit('upgrade', ...upgrade))
  await new Promise<void>((listening) => server.listen(port, host, listening))
  return (server.address() as AddressInfo).port
}

function exit(error: unknown): never {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(error instanceof UsageError ? 2 : 1)
}

function explain(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}; npm start -- --help lists the options`
  if (error instanceof BrokenFixture || error instanceof DataDirProblem || error instanceof GatewayError)
    return error.message
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `port ${port} is taken; choose another with --port`
  if (code === 'EADDRNOTAVAIL') return 'this machine has not the address given by --host'
  if (code === 'EACCES') return `port ${port} needs rights this user has not; choose another with --port`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

start().catch(exit)
