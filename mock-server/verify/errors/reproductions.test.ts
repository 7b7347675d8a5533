import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createExpressHost } from '#mock-server/hosts/express.ts'
import { readOptions } from '#mock-server/hosts/start/options.ts'
import { gatewayErrorCodes, gatewayErrors, Refusal } from '#mock-server/values/error-codes.ts'
import { listen } from '../testing/listen.ts'
import { createPlatform, type Platform } from '../testing/platform.ts'
import { doLine } from './do-line.ts'
import type { Line } from './line.ts'
import { reproductions } from './reproductions.ts'

/** The part of a refusal that both commands print. */
const Printed = z.pick(Refusal, { errorCode: true, message: true })

const home = process.cwd()
const trueFetch = globalThis.fetch

let platform: Platform
let host: Awaited<ReturnType<typeof listen>>
let status: number

async function open(options: readonly string[] = []) {
  const { idleAfter } = readOptions([...options])
  platform = await createPlatform({ idleAfter })
  host = await listen(createExpressHost({ ...platform, pages: () => undefined }))
}

beforeEach(async () => {
  await open()
  // No reproduction may depend on earlier state.
  platform.world().changeSettings({ regionRestriction: true })
  process.chdir(await mkdtemp(join(tmpdir(), 'parlor-')))
  globalThis.fetch = async (...request) => {
    const response = await trueFetch(...request)
    status = response.status
    return response
  }
})

afterEach(async () => {
  const folder = process.cwd()
  globalThis.fetch = trueFetch
  process.chdir(home)
  host.close()
  await rm(folder, { recursive: true })
})

/** Runs one line and returns its output. */
async function perform(line: Line): Promise<string> {
  const { command, words } = line
  if (command === 'sleep') platform.pass(Number(words[0]) * 1_000)
  else if (command !== 'start') return doLine(line, host.url)
  else {
    host.close()
    await open(words)
  }
  return ''
}

/** Runs the lines of a reproduction one after another, and returns the output of the last one. */
async function walk(lines: readonly Line[]): Promise<string> {
  const kept = new Map<string, string>()
  const filled = (line: Line, i: number): Line => ({
    ...line,
    words: line.words.map((word) =>
      word.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => (name === 'i' ? `${i}` : (kept.get(name) ?? ''))),
    ),
  })
  let printed = ''
  for (const line of lines) {
    for (let i = 1; i <= (line.times ?? 1); i += 1) printed = await perform(filled(line, i))
    if (line.keep !== undefined) kept.set(line.keep, printed)
  }
  return printed
}

test.each(gatewayErrorCodes)('%s is reproduced by its lines in the table', async (code) => {
  const printed = await walk(reproductions[code])
  expect(printed, `${code}: the last line prints no failure`).toContain('"errorCode"')
  const { errorCode, message } = Printed.parse(JSON.parse(printed))
  expect(message, 'a sentence').toContain(' ')
  expect({ errorCode, status }).toEqual({ errorCode: code, status: gatewayErrors[code].status })
})
