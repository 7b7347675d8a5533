import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { checkServerIdentity as checkIdentity, type PeerCertificate } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { bundledNode, root } from '../scripts/paths.mjs'
import { certificate } from './hosts/start/certificate.mjs'
import { lanAddress } from './hosts/start/lan-address.mjs'
import { terminalCode } from './hosts/start/terminal-code.mjs'

/** Starts the host, and returns the address and the token that it printed. */
async function start(...options: string[]) {
  const host = spawn(bundledNode, ['mock-server/main.mjs', '--port', '0', ...options], {
    cwd: root,
    env: { ...process.env, PARLOR_CONTROL_TOKEN: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    host.kill()
    await once(host, 'exit')
  })
  let printed = ''
  host.stdout.on('data', (part) => {
    printed += part
  })
  while (!/Any state.*\n/.test(printed)) await once(host.stdout, 'data')
  const url = new URL(/Parlor\s+(\S+)/.exec(printed)?.[1] ?? '')
  const token = /X-Control-Token: (\S+)/.exec(printed)?.[1]
  return { printed: () => printed, url, token }
}

/** Asks the host at an address, and trusts only its own certificate. */
async function ask(address: URL, headers: Record<string, string> = {}) {
  const { cert } = await certificate(`${root}/.cache`, lanAddress())
  // By default Node would compare the certificate with the header `Host`.
  const checkServerIdentity = (_: string, own: PeerCertificate) => checkIdentity(address.hostname, own)
  const sent =
    address.protocol === 'https:'
      ? httpsRequest(address, { ca: cert, headers, agent: false, checkServerIdentity })
      : httpRequest(address, { headers, agent: false })
  sent.end()
  const [response] = await once(sent, 'response')
  response.resume()
  return { status: response.statusCode, location: response.headers.location }
}

const worlds = '/__gateway/worlds'

test('by default the host is on loopback, and needs no token', async () => {
  const { url, token } = await start()
  expect(url).toMatchObject({ protocol: 'http:', hostname: 'localhost' })
  expect(token).toBeUndefined()
  expect(await ask(new URL(worlds, url))).toMatchObject({ status: 200 })
})

test.each([
  ['a new token', []],
  ['the given token', ['--control-token', 'fixed-for-containers']],
])('beyond loopback the control API needs %s', async (_, options) => {
  const { url, token = '' } = await start('--host', '0.0.0.0', ...options)
  expect(token).toMatch(options[1] ?? /^[\da-f-]{36}$/)
  expect(await ask(new URL(worlds, url))).toMatchObject({ status: 403 })
  expect(await ask(new URL('/?scenario=trial', url))).toMatchObject({ status: 403 })
  expect(await ask(new URL(worlds, url), { 'X-Control-Token': token })).toMatchObject({ status: 200 })
})

test('answers to the names of --allow-host, and to no others', async () => {
  const { url } = await start('--allow-host', 'parlor.example')
  const statusAs = async (Host: string) => (await ask(new URL(worlds, url), { Host })).status
  expect(await statusAs('parlor.example')).toBe(200)
  expect(await statusAs('parlor.example:8080')).toBe(200)
  for (const other of ['evil.example', 'x.parlor.example', 'parlor.example.evil.example'])
    expect(await statusAs(other)).toBe(403)
})

test('--lan serves by https at the address of its QR code, with a token and another origin for vendors', async () => {
  const { printed, url, token = '' } = await start('--lan')
  expect(url).toMatchObject({ protocol: 'https:', hostname: lanAddress() })
  await expect.poll(printed).toContain(terminalCode(url.href))
  expect(await ask(new URL(worlds, url))).toMatchObject({ status: 403 })
  expect(await ask(new URL(worlds, url), { 'X-Control-Token': token })).toMatchObject({ status: 200 })
  const foreign = { 'X-Control-Token': token, Host: 'evil.example' }
  expect(await ask(new URL(worlds, url), foreign)).toMatchObject({ status: 403 })
  const { status, location = '' } = await ask(new URL('/__vendors/slot.html', url), { Accept: 'text/html' })
  expect(status).toBe(302)
  const vendors = new URL(location)
  expect(vendors).toMatchObject({ protocol: 'https:', hostname: url.hostname, pathname: '/__vendors/slot.html' })
  expect(vendors.port).not.toBe(url.port)
  expect(await ask(new URL(worlds, vendors), { 'X-Control-Token': token })).toMatchObject({ status: 404 })
})
