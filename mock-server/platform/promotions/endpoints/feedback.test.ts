import { describe, expect, test } from 'vitest'
import { promotions } from '#contract/promotions.ts'
import { system } from '#contract/system.ts'
import { minute } from '#contract/time-units.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'

describe('feedback', () => {
  async function createFeedbackPlatform() {
    const { call, refusal, token, ...platform } = await createPlatform({ scenario: 'new-member' })
    return {
      ...platform,
      call,
      send: (content: string) => call(promotions.feedback, { content }, { token }),
      refuse: (content: string) => refusal(promotions.feedback, { content }, { token }),
    }
  }
  const words = (count: number) => Array.from({ length: count }, () => '단어').join(' ')

  test('of three or more words is stored and sent to the merchant', async () => {
    const { send, world } = await createFeedbackPlatform()
    const { id, receivedAt } = await send('  화면이 정말 보기 좋아요  ')
    expect(receivedAt).toBe(world().clock.now())
    expect(world().tables.feedback.get(id)).toMatchObject({ memberId: 'm-0003', content: '화면이 정말 보기 좋아요' })
    expect(world().outbox.messages()).toMatchObject([{ channel: 'email', to: 'feedback@haedal.example' }])
  })

  test.each(['좋아요', 'very nice', '!!! ... ???', words(301)])(
    'of too few or too many words is refused: %#',
    async (content) => {
      const { refuse, world } = await createFeedbackPlatform()
      expect(await refuse(content)).toMatchObject({
        status: 422,
        errorCode: 'FEEDBACK_LENGTH',
        field: 'body.content',
        value: { minimum: 3, maximum: 300 },
      })
      expect(world().outbox.messages()).toEqual([])
    },
  )

  test('can have 3 to 300 words, and at most the maximum length', async () => {
    const { send, refuse, pass } = await createFeedbackPlatform()
    await send(words(3))
    pass(minute)
    await send(words(300))
    pass(minute)
    expect(await refuse('a '.repeat(200) + 'x'.repeat(3_000))).toMatchObject({ errorCode: 'INVALID_INPUT' })
  })

  test('has the limits of the settings', async () => {
    const { call, send, refuse, world } = await createFeedbackPlatform()
    world().changeSettings({ feedbackWords: { minimum: 1, maximum: 2 } })
    expect((await call(system.settingsConsolidated, {})).feedback).toEqual({ minimum: 1, maximum: 2 })
    expect(await refuse(words(3))).toMatchObject({ errorCode: 'FEEDBACK_LENGTH', value: { words: 3, maximum: 2 } })
    await expect(send(words(2))).resolves.toBeDefined()
  })

  test('is limited to one a minute', async () => {
    const { send, refuse, pass } = await createFeedbackPlatform()
    await send(words(5))
    expect(await refuse(words(5))).toMatchObject({ status: 429, errorCode: 'RATE_LIMITED' })
    pass(minute)
    await expect(send(words(5))).resolves.toBeDefined()
  })
})
