import { parseArgs } from 'node:util'

export interface Options {
  port: number
  host: string
  scenario: string
  seed: string
  lan: boolean
  dev: boolean
  help: boolean
}

/** A mistake in how the command was called; its message is all the person needs. */
export class WrongOption extends Error {
  override name = 'WrongOption'
}

export const usage = `npm start -- [options]
  --port N         the one port everything is served on (5173)
  --host ADDRESS   the address to listen on (127.0.0.1)
  --lan            listen on the local network by https, and print a QR code for a phone
  --scenario NAME  the state the default world starts in (default)
  --seed TEXT      the seed of its generated values (parlor)`

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string', default: '5173' },
        host: { type: 'string' },
        scenario: { type: 'string', default: 'default' },
        seed: { type: 'string', default: 'parlor' },
        lan: { type: 'boolean', default: false },
        dev: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new WrongOption(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error))
  }
}

/** @throws WrongOption naming the option and what it takes. */
export function readOptions(args: string[]): Options {
  const { port, host, ...rest } = parse(args)
  const number = Number(port)
  if (!Number.isInteger(number) || number < 0 || number > 65_535) {
    throw new WrongOption(`--port takes a number from 0 to 65535, not "${port}"`)
  }
  return { ...rest, port: number, host: host ?? (rest.lan ? '0.0.0.0' : '127.0.0.1') }
}
