import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readOptions } from '#mock-server/hosts/start/options.ts'
import manifest from '../package.json' with { type: 'json' }
import { bundledNode, root } from './paths.mjs'

/** Returns one line for each instruction: its keyword and its arguments. */
const instructions = readFileSync(join(root, 'Dockerfile'), 'utf8')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line))
  .map((line): [word: string, rest: string] => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)])
const all = (word: string) => instructions.filter(([known]) => known === word).map(([, rest]) => rest)
const command: string[] = JSON.parse(all('CMD')[0] ?? '[]')
const allowed = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean)

const copied = all('COPY').flatMap((rest) => rest.split(' ').slice(0, -1))

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

test('uses only instructions that Docker supports', () => {
  const known = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD', 'ENV']
  for (const [word] of instructions) expect(known).toContain(word)
  expect(instructions[0]?.[0]).toBe('FROM')
})

test('uses the same Node as everything else', () => {
  expect(all('FROM')).toEqual([`node:${manifest.devDependencies.node.split('.')[0]}-slim`])
})

test.each(copied)('copies %s, which exists and is sent to the builder', (path) => {
  expect(existsSync(join(root, path))).toBe(true)
  expect(allowed).toContain(`!${path}`)
})

test('sends only copied files to the builder', () => {
  expect(allowed).toEqual(
    ['*', ...copied.map((path) => `!${path}`)].sort((a, b) => allowed.indexOf(a) - allowed.indexOf(b)),
  )
})

test('copies all sources of its build', async () => {
  const { targets } = await import('./build.mjs')
  const needed = [...(targets.app?.needs ?? []), ...(targets.vendors?.needs ?? []), ...(targets.studio?.needs ?? [])]
  for (const path of needed)
    expect(
      copied.some((known) => path === known || path.startsWith(`${known}/`)),
      path,
    ).toBe(true)
})

test('its command accepts options and listens on the exposed port', () => {
  const { port, host, dataDir } = readOptions(command.slice(2))
  expect({ port: String(port), host, dataDir }).toEqual({
    port: all('EXPOSE')[0],
    host: '0.0.0.0',
    dataDir: all('VOLUME')[0],
  })
})

test('its command starts a gateway that passes its health check', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'docker-'))
  const port = String(await freePort())
  const here = (word: string) => word.replaceAll('5173', port).replace('/data', folder)
  const gateway = spawn(bundledNode, command.slice(1).map(here), { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  await once(gateway.stdout, 'data')
  const check: string[] = JSON.parse(all('HEALTHCHECK')[0]?.replace(/^CMD /, '') ?? '[]')
  const [code] = await once(spawn(bundledNode, check.slice(1).map(here), { stdio: 'inherit' }), 'exit')
  gateway.kill()
  await once(gateway, 'exit')
  await rm(folder, { recursive: true })
  expect(code).toBe(0)
})
