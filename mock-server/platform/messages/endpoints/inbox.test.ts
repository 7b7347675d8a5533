import { describe, expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
import { minute } from '#contract/time-units.ts'
import { createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'

const page = { pageNo: 1, pageSize: 10 }

async function played(scenario = 'member-with-favorites') {
  const platform = await createPlatform({ scenario })
  const { call, token, refusal } = platform
  return {
    ...platform,
    inbox: (input: object = {}) => call(messages.inbox, { ...page, ...input }, { token }),
    unread: async () => (await call(messages.inboxUnread, {}, { token })).count,
    write: (subject: string, content: string) => call(messages.sendEmail, { subject, content }, { token }),
    refuse: (endpoint: Parameters<Platform['refusal']>[0], input: object) => refusal(endpoint, input, { token }),
  }
}

describe('the inbox', () => {
  test('contains seeded letters, newest first, in the requested language', async () => {
    const { inbox } = await played()
    const { content, total, letter } = await inbox({ language: 'EN' })
    expect(total).toBeGreaterThan(5)
    expect(letter).toBeNull()
    expect(content.map(({ at }) => at)).toEqual(content.map(({ at }) => at).toSorted((a, b) => b - a))
    expect(content[0]).toMatchObject({ subject: 'Scheduled maintenance on 24 November', from: 'platform', read: false })
    expect(content[0]?.preview).toMatch(/^Scheduled maintenance is on 24 November, 03:00–05:00\..*…$/)
    expect((await inbox({ language: 'KO' })).content[0]?.subject).toBe('11월 24일 정기 점검 안내')
  })

  test('is paged', async () => {
    const { inbox } = await played()
    const whole = await inbox({ pageSize: 100 })
    const second = await inbox({ pageNo: 2, pageSize: 3 })
    expect(second).toMatchObject({ pageNum: 2, totalPages: Math.ceil(whole.total / 3), total: whole.total })
    expect(second.content).toEqual(whole.content.slice(3, 6))
  })

  test('returns a letter by its id and marks it as read', async () => {
    const { inbox, unread } = await played()
    const before = await unread()
    const [first] = (await inbox()).content
    const { letter, content } = await inbox({ id: first!.id })
    expect(letter).toMatchObject({ id: first!.id, read: true })
    expect(letter?.content).toContain('<strong>11월 24일')
    expect(content[0]?.read).toBe(true)
    expect(await unread()).toBe(before - 1)
    await inbox({ id: first!.id })
    expect(await unread()).toBe(before - 1)
  })

  test('does not return another member’s letter', async () => {
    const { world, refuse } = await played()
    const [foreign] = world().tables.letters.by('memberId', 'm-0002')
    expect(await refuse(messages.inbox, { ...page, id: foreign!.id })).toMatchObject({
      status: 404,
      errorCode: 'LETTER_NOT_FOUND',
      field: 'query.id',
    })
    expect(world().tables.letters.get(foreign!.id)?.read).toBe(foreign!.read)
  })

  test('is empty if there are no letters', async () => {
    const { call, token } = await createPlatform({ scenario: 'new-member', settings: { emptyContent: true } })
    expect(await call(messages.inbox, page, { token })).toMatchObject({ content: [], total: 0, totalPages: 0 })
  })
})

describe('a letter to customer service', () => {
  test('is in the sent box as typed, and in the outbox', async () => {
    const { write, inbox, world } = await played()
    const sent = await write('  <b>Hello</b> & "you"  ', 'one\n<script>alert(1)</script>')
    expect(sent).toMatchObject({ from: 'member', subject: '<b>Hello</b> & "you"', read: true })
    const { letter, total } = await inbox({ box: 'sent', id: sent.id })
    expect(total).toBe(1)
    expect(letter?.content).toBe('<p>one<br>&lt;script&gt;alert(1)&lt;/script&gt;</p>')
    expect(world().outbox.messages()).toMatchObject([
      { channel: 'email', to: 'help@haedal.example', text: '<b>Hello</b> & "you"\n\none\n<script>alert(1)</script>' },
    ])
  })

  test('is answered minutes later from the help centre, in the inbox and by e-mail', async () => {
    const { write, inbox, unread, pass, world } = await played()
    const before = await unread()
    const { id } = await write('입금 문의', '입금했는데 잔액에 보이지 않아요')
    pass(2 * minute)
    expect(await unread()).toBe(before)
    pass(5 * minute)
    expect(await unread()).toBe(before + 1)
    const [answer] = (await inbox()).content
    expect(answer).toMatchObject({ from: 'service', subject: '답변: 입금 문의', read: false })
    expect(answer?.id).not.toBe(id)
    const { letter } = await inbox({ id: answer?.id, language: 'EN' })
    expect(letter?.subject).toBe('Re: 입금 문의')
    expect(letter?.content).toContain('My deposit is not in my balance')
    expect(world().outbox.messages().at(-1)).toMatchObject({
      to: 'haedal@example.com',
      text: '답변: 입금 문의 / Re: 입금 문의',
    })
  })

  test('is limited to one in half a minute', async () => {
    const { write, refuse, pass } = await played()
    await write('one', 'one')
    expect(await refuse(messages.sendEmail, { subject: 'two', content: 'two' })).toMatchObject({
      status: 429,
      errorCode: 'RATE_LIMITED',
    })
    pass(30_000)
    expect(await write('two', 'two')).toMatchObject({ subject: 'two' })
  })

  test.each([
    ['no subject', { subject: '   ', content: 'a' }, 'body.subject'],
    ['a subject too long', { subject: 'a'.repeat(101), content: 'a' }, 'body.subject'],
    ['no words', { subject: 'a', content: '\n \n' }, 'body.content'],
    ['too many words', { subject: 'a', content: '가'.repeat(2_001) }, 'body.content'],
  ])('with %s is not sent', async (_, input, field) => {
    const { refuse, world } = await played()
    expect(await refuse(messages.sendEmail, input)).toMatchObject({ status: 422, errorCode: 'INVALID_INPUT', field })
    expect(world().outbox.messages()).toEqual([])
  })

  test('is stored up to a limit of two hundred', async () => {
    const { write, inbox, pass } = await played()
    for (let at = 0; at < 110; at += 1) {
      await write(`letter ${at}`, 'a')
      pass(6 * minute)
    }
    const [received, sent] = [(await inbox()).total, (await inbox({ box: 'sent' })).total]
    expect(received + sent).toBe(200)
    expect((await inbox({ box: 'sent' })).content[0]?.subject).toBe('letter 109')
  })
})

test('a trial account has neither inbox nor letters', async () => {
  const { refuse } = await played('trial')
  const calls = [
    [messages.inbox, page],
    [messages.inboxUnread, {}],
    [messages.sendEmail, { subject: 'a', content: 'a' }],
  ] as const
  for (const [endpoint, input] of calls) {
    expect(await refuse(endpoint, input)).toMatchObject({ status: 403, errorCode: 'TRIAL_NOT_PERMITTED' })
  }
})

test('a new member is welcomed by name', async () => {
  const { world, inbox, unread } = await played('new-member')
  expect(world().tables.members.get('m-0003')?.nickname).toBe('새내기')
  expect(await unread()).toBe(1)
  expect((await inbox()).content[0]?.subject).toBe('새내기님, 환영합니다')
})
