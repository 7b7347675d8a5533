import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, test, vi } from 'vitest'
import { createExpressHost } from '#mock-server/hosts/express.ts'
import { listen } from '#mock-server/verify/testing/listen.ts'
import { createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'

const command = fileURLToPath(new URL('./call.ts', import.meta.url))

/** Runs the command in a process of its own. */
const call = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((done) => {
    const child = execFile(process.execPath, [command, ...args], (_, out, err) =>
      done({ code: child.exitCode ?? -1, out, err: err.trim() }),
    )
  })

let platform: Platform
let port: string

beforeEach(async () => {
  platform = await createPlatform({ signedIn: 'haedal_92' })
  const { gateway, worlds } = platform
  const host = await listen(createExpressHost({ gateway, worlds, pages: () => undefined }))
  port = `${host.port}`
  return host.close
})

const login = (over: object) =>
  JSON.stringify({ type: 'username', username: 'desk_forty', password: 'parlor2026', ...over })

test('encrypts a call if the app would, and prints its answer', async () => {
  const { code, out } = await call('auth.login', login({ desk: 'agent' }), '--port', port)
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ success: true, value: { userName: 'desk_forty', type: 40 } })
})

test('prints a refusal and exits with 1', async () => {
  const { code, out } = await call('auth.login', login({}), '--port', port)
  expect(code).toBe(1)
  expect(JSON.parse(out)).toMatchObject({ success: false, errorCode: 'NON_MEMBER_ACCOUNT' })
})

test('sends a session, a query and a form in their places', async () => {
  const session = ['--session', platform.token, '--port', port]
  const [questions, icon] = await Promise.all([
    call('security.customerSecurityQuestions', '{"language":"EN"}', ...session),
    call('member.headIconSet', '{"icon":"owl"}', ...session),
  ])
  expect(JSON.parse(questions.out)).toMatchObject({ success: true, value: { chosen: [] } })
  expect(JSON.parse(icon.out)).toMatchObject({ success: true, value: { id: 'owl' } })
})

test('signs an account in for a call, and prints a part of the answer', async () => {
  const session = await call('auth.login', login({ username: 'minji_k' }), '--take', 'token', '--port', port)
  expect(session.out.trim()).toMatch(/^default\.[0-9a-f]{32}$/)
  const options = ['--as', 'haedal_92', '--take', 'account', '--port', port]
  expect((await call('member.memberInfo', ...options)).out.trim()).toBe('haedal_92')
  const [nobody, nothing] = await Promise.all([
    call('member.memberInfo', '--as', 'nobody', '--port', port),
    call('member.memberInfo', '--as', 'haedal_92', '--take', 'no.such.part', '--port', port),
  ])
  expect(nobody).toMatchObject({ code: 2, err: expect.stringContaining('nobody') })
  expect(nothing).toMatchObject({ code: 1, out: '', err: 'the answer has nothing at "no.such.part"' })
})

test('suggests similar names for an unknown call', async () => {
  const { code, err } = await call('auth.signIn', '--port', port)
  expect(code).toBe(2)
  expect(err).toContain('no call is named "auth.signIn"; available: auth.login,')
})

test('reads the control token from the option or the environment', async () => {
  const secured = await createPlatform({ controlToken: 'secret' })
  const host = await listen(createExpressHost({ ...secured, pages: () => undefined }))
  const words = ['member.memberInfo', '--as', 'haedal_92', '--take', 'account', '--port', `${host.port}`]
  const [without, given] = await Promise.all([call(...words), call(...words, '--control-token', 'secret')])
  vi.stubEnv('PARLOR_CONTROL_TOKEN', 'secret')
  const inherited = await call(...words)
  vi.unstubAllEnvs()
  host.close()
  expect(without).toMatchObject({ code: 1, err: expect.stringContaining('control token') })
  expect([given.out, inherited.out].map((out) => out.trim())).toEqual(['haedal_92', 'haedal_92'])
})
