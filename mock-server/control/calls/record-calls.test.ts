import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { member } from '#contract/member.ts'
import { memberPassword } from '#fixtures/members.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { control } from '../contract.ts'

describe('outbox and journal', () => {
  test('return only entries after an id', async () => {
    const { call, pass } = await createPlatform()
    for (let at = 0; at < 3; at += 1) {
      await call(auth.sendSmsNoLogin, { mobileNum: '1022334455', countryDialingCode: '82' })
      pass(60_000)
    }
    expect((await call(control.outbox, {})).map(({ id }) => id)).toEqual([1, 2, 3])
    expect((await call(control.outbox, { after: 2 })).map(({ id }) => id)).toEqual([3])
    expect((await call(control.journal, { after: 1 })).map(({ id }) => id)).toEqual([2, 3])
  })

  test('contain no secret', async () => {
    const { call } = await createPlatform()
    const { token } = await call(auth.login, { type: 'username', username: 'haedal_92', password: memberPassword })
    const journal = JSON.stringify(await call(control.journal, {}))
    expect(journal).not.toContain(memberPassword)
    expect(journal).not.toContain(token)
  })

  test('contain no call of the control API, and attribute none of its changes to a request', async () => {
    const { call, token } = await createPlatform({ scenario: 'member-with-favorites' })
    await call(control.signIn, { account: 'newcomer' })
    await call(member.memberInfo, {}, { token })
    expect(await call(control.journal, {})).toMatchObject([{ endpoint: 'member.memberInfo', changes: [] }])
  })

  test('list calls for unknown worlds separately', async () => {
    const { call, send } = await createPlatform()
    await send({ path: '/wps/captcha', headers: { 'X-World': 'nobody' } })
    expect(await call(control.unknownWorldCalls, {})).toMatchObject([
      { id: 1, path: '/wps/captcha', errorCode: 'WORLD_UNKNOWN' },
    ])
    expect(await call(control.unknownWorldCalls, { after: 1 })).toEqual([])
  })
})
