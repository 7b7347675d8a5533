import { networkInterfaces } from 'node:os'
import { memberPassword } from '#fixtures/members.ts'
import { lanAddress } from './lan-address.mjs'
import type { Options } from './options.ts'
import { terminalCode } from './terminal-code.mjs'

const everywhere = ['0.0.0.0', '::']

/**
 * Returns the names besides loopback that a `Host` header may hold: the listening address, or all of this machine's.
 */
export const listeningNames = (host: string): string[] =>
  everywhere.includes(host)
    ? Object.values(networkInterfaces()).flatMap((addresses) => addresses?.map(({ address }) => address) ?? [])
    : [host]

interface Start extends Options {
  controlToken: string | undefined
  /** The number of worlds restored from the data directory. */
  kept: number
}

function keptLine({ dataDir, kept }: Start): string[] {
  if (dataDir === undefined) return []
  const restored = kept === 0 ? '' : `: ${kept} world${kept === 1 ? '' : 's'} restored`
  return [`  Kept in    ${dataDir}${restored}`, '']
}

/** Prints the addresses and accounts. */
export function announce(start: Start): void {
  const { lan, host, port, controlToken } = start
  const address = lan
    ? `https://${lanAddress()}:${port}`
    : `http://${['127.0.0.1', ...everywhere].includes(host) ? 'localhost' : host}:${port}`
  const lines = [
    '',
    `  Parlor     ${address}/`,
    `  A world    ${address}/w/NAME/   and ${address}/w/NAME@2/ for a second phone in it`,
    `  Studio     ${address}/__studio/`,
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
  if (controlToken) lines.push(`  The control API requires the header X-Control-Token: ${controlToken}`, '')
  if (lan) lines.push(terminalCode(`${address}/`))
  process.stdout.write(`${lines.join('\n')}\n`)
}
