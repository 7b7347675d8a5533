import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { control } from '#mock-server/control/contract.ts'
import { type Call, runConformance, sentBody } from '#mock-server/verify/conformance/run.ts'
import { conformanceScript } from '#mock-server/verify/conformance/script.ts'
import { timelineSteps } from '#mock-server/verify/conformance/steps/timeline-steps.ts'
import { toRequest } from '#mock-server/verify/testing/message.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'

const kills = 4
const longestMoment = 6

const dir = mkdtempSync(join(tmpdir(), 'parlor-killed-'))
const command = fileURLToPath(new URL('../main.ts', import.meta.url))
let child: ChildProcess
let url = ''

/** Starts the command on the folder and waits until it prints its address. */
async function start() {
  child = spawn(process.execPath, [command, '--port', '0', '--data-dir', dir], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [output] = await once(child.stdout!, 'data')
  url = /http:\/\/localhost:\d+/.exec(`${output}`)?.[0] ?? ''
}

async function kill() {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

afterAll(async () => {
  await kill()
  rmSync(dir, { recursive: true })
})

const send = async ({ path, method, headers, ...sent }: Call) => {
  const response = await fetch(`${url}${path}`, { method, headers, body: sentBody({ path, method, headers, ...sent }) })
  return { status: response.status, body: await response.text() }
}

const shadow = await createPlatform()

/** Returns every world except the default one, whose clock follows the machine. */
const shadowStates = () =>
  shadow.worlds
    .list()
    .filter(({ name }) => name !== 'default')
    .map((world) => JSON.parse(JSON.stringify(world.snapshot())) as unknown)

async function value(path: string): Promise<unknown> {
  return (await (await fetch(`${url}${path}`)).json()).value
}

async function keptStates() {
  const names = ((await value('/__gateway/worlds')) as { name: string }[]).map(({ name }) => name)
  const others = names.filter((name) => name !== 'default')
  return Promise.all(others.map((name) => value(`/__gateway/snapshot?world=${name}&secrets=true`)))
}

/** Kills the command at a random moment of a call, restarts it, and checks that it continues from there. */
async function sendAndKill(call: Call, before: unknown, after: unknown, label: string) {
  const inFlight = send(call).then(
    () => true,
    () => false,
  )
  await new Promise((moment) => setTimeout(moment, Math.random() * longestMoment))
  await kill()
  const answered = await inFlight
  await start()
  const kept = await keptStates()
  if (answered) expect(kept, `answered: ${label}`).toEqual(after)
  else expect([before, after], `not answered: ${label}`).toContainEqual(kept)
  if (!isDeepStrictEqual(kept, after)) await send(call)
}

const ofJournal: (string | undefined)[] = [control.explainEntry.id, control.verifyJournal.id]

/** Without the steps that find entries of a timeline or a journal, because a restart begins new ones. */
const script = conformanceScript.filter((step) => !timelineSteps.includes(step) && !ofJournal.includes(step.endpoint))

test('restarts after a kill with every answered change, and with no partial one', async () => {
  const killAt = new Set(Array.from({ length: kills }, () => Math.floor(Math.random() * script.length)))
  await start()
  let step = 0
  await runConformance(async (call) => {
    const mirror = async () => {
      const { status, body } = await shadow.gateway(toRequest({ ...call, body: sentBody(call) }))
      return { status, body: await new Response(body as BodyInit).text() }
    }
    const label = `step ${step}, ${script[step]?.name}`
    const isFatal = killAt.has(step)
    step += 1
    if (!isFatal) {
      const [answer, own] = await Promise.all([mirror(), send(call)])
      expect(own.status, label).toBe(answer.status)
      return answer
    }
    const before = shadowStates()
    const answer = await mirror()
    await sendAndKill(call, before, shadowStates(), label)
    return answer
  }, script)
  expect(await keptStates()).toEqual(shadowStates())
  await kill()
  await start()
  expect(await keptStates()).toEqual(shadowStates())
}, 120_000)
