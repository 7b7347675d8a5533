import { networkInterfaces } from 'node:os'
import qrcode from 'qrcode-terminal'
import { memberPassword } from '#fixtures/members.ts'
import type { Options } from './options.ts'

/** This machine's first address on the local network. */
export const lanAddress = (): string =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1'

const everywhere = ['0.0.0.0', '::']

/** What a `Host` header may name beside loopback when the host listens there: that address, or each of this machine's. */
export const listeningNames = (host: string): string[] =>
  everywhere.includes(host)
    ? Object.values(networkInterfaces()).flatMap((addresses) => addresses?.map(({ address }) => address) ?? [])
    : [host]

interface Start extends Options {
  controlToken: string | undefined
  /** How many worlds the data directory brought back. */
  kept: number
}

function keptLine({ dataDir, kept }: Start): string[] {
  if (dataDir === undefined) return []
  const goesOn = kept === 0 ? '' : `: ${kept} world${kept === 1 ? '' : 's'} as they were left`
  return [`  Kept in    ${dataDir}${goesOn}`, '']
}

/** Tells the person where everything is. */
export function announce(start: Start): void {
  const { lan, host, port, controlToken } = start
  const address = lan
    ? `https://${lanAddress()}:${port}`
    : `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`
  const lines = [
    '',
    `  Parlor     ${address}/`,
    `  A world    ${address}/w/NAME/   and ${address}/w/NAME@2/ for a second phone in it`,
    `  Control    ${address}/__gateway/health`,
    '',
    `  Accounts   haedal_92  regular member     password ${memberPassword}`,
    `             newcomer   first visit        password ${memberPassword}`,
    `             agent_seo  agent              password ${memberPassword}`,
    '',
    `  Any state  ${controlToken ? 'npm run scenario -- link member-with-favorites' : `${address}/?scenario=member-with-favorites`}`,
    '',
    ...keptLine(start),
  ]
  if (controlToken) lines.push(`  The control API asks for the header X-Control-Token: ${controlToken}`, '')
  process.stdout.write(`${lines.join('\n')}\n`)
  if (lan) qrcode.generate(`${address}/`, { small: true })
}
