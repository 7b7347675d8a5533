import { readArguments } from '#mock-server/control/read-arguments.ts'
import { readPort } from '#mock-server/control/read-port.ts'
import { UsageError } from '#mock-server/control/usage-error.ts'
import { hostNameOf } from '#mock-server/core/host-names.ts'
import { Duration, milliseconds } from '#mock-server/world/clock/duration.ts'

/** The options of `npm start`. */
export interface Options {
  port: number
  host: string
  /** A second port, which gives the vendors' pages an origin of their own under every name. */
  vendorsPort?: number
  scenario: string
  seed: string
  /** The folder that stores worlds across restarts; without one they stay in memory. */
  dataDir?: string
  /** Milliseconds after which an unused world is dropped. */
  idleAfter: number
  /** Further host names under which browsers may reach this host. */
  allowHosts: string[]
  /** Origins whose pages may make the players' calls. */
  allowOrigins: string[]
  /** The token that the control API requires. */
  controlToken?: string
  lan: boolean
  dev: boolean
  help: boolean
}

export const usage = `npm start -- [options]
  --port N         the port for everything (5173)
  --host ADDRESS   the address to listen on (127.0.0.1)
  --lan            listen on the local network by https, and print a QR code for a phone
  --vendors-port N a second port for vendors' pages, so that they have another origin than the app under every name
                   (with --lan the port after --port)
  --allow-host NAME
                   a further name of this host, such as parlor.example; repeatable
  --allow-origin ORIGIN
                   allows a player's build at an origin such as http://localhost:8080 to use this gateway; repeatable
  --control-token TOKEN
                   the token that the control API requires (PARLOR_CONTROL_TOKEN; by default none if only this machine
                   can reach the host, and with --host or --lan a new one, which is printed)
  --scenario NAME  the scenario of the default world (default)
  --seed TEXT      the seed of its generated values (parlor)
  --data-dir DIR   store all worlds and saved snapshots there, so that they survive a restart
  --idle TIME      drop a world that is unused for this time, but never the default one (12h; 0s keeps all)`

function parse(args: string[]) {
  return readArguments({
    args,
    options: {
      port: { type: 'string', default: '5173' },
      host: { type: 'string' },
      'vendors-port': { type: 'string' },
      'allow-host': { type: 'string', multiple: true, default: [] },
      'allow-origin': { type: 'string', multiple: true, default: [] },
      'control-token': { type: 'string' },
      scenario: { type: 'string', default: 'default' },
      seed: { type: 'string', default: 'parlor' },
      'data-dir': { type: 'string' },
      idle: { type: 'string', default: '12h' },
      lan: { type: 'boolean', default: false },
      dev: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }).values
}

function readIdle(text: string): number {
  if (!Duration.safeParse(text).success) {
    throw new UsageError(`--idle takes a time such as 90s, 30m, 12h or 2d, not "${text}"`)
  }
  return milliseconds(text) || Number.POSITIVE_INFINITY
}

function readFolder(dataDir: string | undefined): string | undefined {
  if (dataDir === '') throw new UsageError('--data-dir takes the name of a folder')
  return dataDir
}

function checkHostName(name: string): string {
  if (hostNameOf(name) !== '') return name
  throw new UsageError(`--allow-host takes a name such as parlor.example, not "${name}"`)
}

function readOrigin(text: string): string {
  const { origin, href } = URL.canParse(text) ? new URL(text) : { origin: 'null', href: '' }
  if (/^https?:/.test(origin) && href === `${origin}/`) return origin
  throw new UsageError(`--allow-origin takes an origin such as http://localhost:8080, not "${text}"`)
}

/** Returns the second port of a host on the local network; any free one beside any free one. */
const portBeside = (port: number, lan: boolean) => (lan ? port && (port === 65_535 ? port - 1 : port + 1) : undefined)

function readToken(token: string | undefined): string | undefined {
  if (token === '') throw new UsageError('--control-token takes a non-empty text')
  return token ?? (process.env.PARLOR_CONTROL_TOKEN || undefined)
}

/** Parses the options. @throws UsageError that names the option and its values. */
export function readOptions(args: string[]): Options {
  const {
    port: portText,
    host,
    'vendors-port': vendorsPort,
    idle,
    'data-dir': dataDir,
    'allow-host': allowHosts,
    'allow-origin': origins,
    'control-token': controlToken,
    ...rest
  } = parse(args)
  const port = readPort('port', portText, 0)
  return {
    ...rest,
    port,
    vendorsPort: vendorsPort === undefined ? portBeside(port, rest.lan) : readPort('vendors-port', vendorsPort, 0),
    dataDir: readFolder(dataDir),
    allowHosts: allowHosts.map(checkHostName),
    allowOrigins: origins.map(readOrigin),
    controlToken: readToken(controlToken),
    idleAfter: readIdle(idle),
    host: host ?? (rest.lan ? '0.0.0.0' : '127.0.0.1'),
  }
}
