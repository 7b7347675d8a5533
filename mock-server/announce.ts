import { networkInterfaces } from 'node:os'
import qrcode from 'qrcode-terminal'
import { memberPassword } from '#fixtures/members.ts'
import type { Options } from './options.ts'

/** This machine's first address on the local network. */
export const lanAddress = (): string =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1'

/** Tells the person where everything is. */
export function announce({ lan, host, port, controlToken }: Options & { controlToken: string | undefined }): void {
  const address = lan
    ? `https://${lanAddress()}:${port}`
    : `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`
  const lines = [
    '',
    `  Parlor     ${address}/`,
    `  Control    ${address}/__gateway/health`,
    '',
    `  Accounts   haedal_92  regular member     password ${memberPassword}`,
    `             newcomer   first visit        password ${memberPassword}`,
    `             agent_seo  agent              password ${memberPassword}`,
    '',
    `  Any state  ${address}/?scenario=member-with-favorites`,
    '',
  ]
  if (controlToken) lines.push(`  The control API asks for the header X-Control-Token: ${controlToken}`, '')
  process.stdout.write(`${lines.join('\n')}\n`)
  if (lan) qrcode.generate(`${address}/`, { small: true })
}
