import { expect, test } from 'vitest'
import { gatewayErrorCodes } from '#mock-server/values/error-codes.ts'
import { runErrors } from './error-command.ts'

function printed(...args: string[]) {
  const out: string[] = []
  const err: string[] = []
  const code = runErrors(args, { print: (text) => void out.push(text), printError: (text) => void err.push(text) })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

test('lists every error once, with its text in Korean and English and its reproduction', () => {
  const { errors, screens } = JSON.parse(printed('--json').out)
  expect(errors.map(({ code }: { code: string }) => code)).toEqual(gatewayErrorCodes)
  for (const { ko, en, reach } of [...errors, ...screens]) {
    expect(ko).toMatch(/\p{Script=Hangul}/u)
    expect(en).toMatch(/^[\p{Script=Latin}\d\p{P} ]+$/u)
    expect(reach).not.toEqual([])
  }
})

test('a row has code, status, key and English text, or its place in the app', () => {
  expect(printed().out).toMatch(/^ TRIAL_NOT_PERMITTED +403 +free_reject +Not available for a trial account$/m)
  expect(printed().out).toMatch(/^ free_reject +message centre, toast, 1\.5 s +Not available for a trial account$/m)
})

test('finds an error by its code, and several by the key of their text', () => {
  expect(printed('SESSION_REPLACED').out).toMatch(/^# SESSION_REPLACED, 401\n# logged_in_elsewhere: /)
  expect(printed('not_logged_in').out.match(/^# SESSION_\w+/gm)).toEqual([
    '# SESSION_REQUIRED',
    '# SESSION_EXPIRED',
    '# SESSION_INVALID',
  ])
})

test('reports a usage error', () => {
  expect(printed('NO_SUCH_THING')).toEqual({
    code: 2,
    out: '',
    err: 'there is no error or text "NO_SUCH_THING"; --help shows how to use it',
  })
  expect(printed('--colour').code).toBe(2)
  expect(printed('--help')).toMatchObject({ code: 0, out: expect.stringContaining('npm run errors -- [CODE | KEY]') })
})

test('uses the given host in all lines', () => {
  expect(printed('SCENARIO_UNKNOWN', '--port', '5199').out.split('\n').at(-1)).toBe(
    'npm run -s scenario -- show none --url http://localhost:5199',
  )
})

test('describes how to show a text in the app, with lines for a shell', () => {
  expect(printed('empty_url').out.split('\n').slice(-5)).toEqual([
    '# message centre, toast, 1.5 s',
    '# empty_url: requested url is empty / 요청한 주소가 비어 있습니다',
    '# open http://localhost:5173/m/message?scenario=active-member and set WORLD to the name after /w/ in its address',
    'npm run -s scenario -- faults add messages.launchChat --error URL_EMPTY --world "$WORLD"',
    '# press “Live chat”',
  ])
})
