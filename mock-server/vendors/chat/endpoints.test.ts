import { describe, expect, test } from 'vitest'
import { announcements } from '#contract/announcements.ts'
import { auth } from '#contract/auth.ts'
import { liveModels } from '#contract/live-models.ts'
import { messages } from '#contract/messages.ts'
import { hour } from '#contract/time-units.ts'
import { chatAgent } from '#fixtures/messages/chat-agent.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { chat } from './contract.ts'

const look = { b2c: 'true', language: 'KO', backUrl: '/m/message', headerColor: '#4B46E8', title: '고객센터' } as const
const second = 1_000

async function launched(scenario = 'new-member', over: Partial<Record<keyof typeof look, string>> = {}) {
  const platform = await createPlatform({ scenario })
  const { call, token } = platform
  const launch = async () => {
    const { chatUrl } = await call(messages.launchChat, { ...look, ...over } as typeof look, { token })
    return new URL(chatUrl, 'http://parlor.test')
  }
  const page = (await launch()).searchParams.get('token') ?? ''
  let count = 0
  return {
    ...platform,
    launch,
    page,
    open: (chatToken = page) => call(chat.open, { token: chatToken }),
    say(text: string, idempotencyKey?: string) {
      count += 1
      return call(chat.say, { token: page, text, after: 0, idempotencyKey: idempotencyKey ?? `message-${count}` })
    },
    news: (after = 0) => call(chat.look, { token: page, after }),
    unread: async () => (await call(messages.chatUnreadCbs, {}, { token })).unReadCount,
  }
}

describe('the chat page', () => {
  test('has the requested look, which its address does not reveal', async () => {
    const { open, launch } = await launched('new-member', {
      headerColor: '#00FF00',
      title: 'Help',
      backUrl: '/m/home?a=1',
    })
    const { pathname, searchParams } = await launch()
    expect(pathname).toBe('/__vendors/chat.html')
    expect([...searchParams.keys()]).toEqual(['token', 'language'])
    expect(await open()).toMatchObject({
      merchant: { code: 'HAEDAL', name: '해달', logo: '/__art/glyphs/otter.webp' },
      title: 'Help',
      headerColor: '#00FF00',
      backUrl: '/m/home?a=1',
    })
  })

  test('greets a member once', async () => {
    const { open } = await launched()
    const { messages: greeted } = await open()
    expect(greeted).toHaveLength(1)
    expect(greeted[0]).toMatchObject({ from: 'agent', text: chatAgent.greeting.ko })
    expect(greeted[0]?.topics).toContain('입금과 출금')
    expect((await open()).messages).toHaveLength(1)
  })

  test('shows the agent typing, then an answer from the help centre', async () => {
    const { open, say, news, pass } = await launched()
    await open()
    expect(await say('비밀번호를 잊었어요')).toMatchObject({
      typing: true,
      messages: [{}, { from: 'member', number: 2 }],
    })
    pass(6 * second)
    const { messages: answers, typing } = await news(2)
    expect(typing).toBe(false)
    expect(answers).toMatchObject([{ number: 3, from: 'agent', link: { path: '/m/helpDetail?p=0&c=1' } }])
  })

  test('stores a message once per key', async () => {
    const { open, say, news, pass } = await launched()
    await open()
    await say('안녕하세요', 'one-and-the-same')
    await say('안녕하세요', 'one-and-the-same')
    pass(10 * second)
    expect((await news()).messages.map(({ from }) => from)).toEqual(['agent', 'member', 'agent'])
  })

  test('sends an agent’s answer to a member who requests a person', async () => {
    const { open, say, news, pass } = await launched()
    await open()
    await say('상담원 연결해 주세요')
    pass(100 * second)
    expect((await news(2)).messages.map(({ text }) => text)).toEqual([chatAgent.person.ko, chatAgent.personAnswers.ko])
  })

  test('sends one follow-up after the last message', async () => {
    const { open, say, news, pass } = await launched()
    await open()
    await say('입금은 어떻게 하나요?')
    pass(60 * second)
    await say('고마워요')
    pass(600 * second)
    const texts = (await news()).messages.map(({ text }) => text)
    expect(texts.filter((text) => text === chatAgent.followUp.ko)).toHaveLength(1)
    expect(texts.at(-1)).toBe(chatAgent.followUp.ko)
  })

  test('continues the conversation when it is opened again', async () => {
    const { open, say, launch, pass } = await launched()
    await open()
    await say('안녕하세요')
    pass(10 * second)
    const again = (await launch()).searchParams.get('token') ?? ''
    expect((await open(again)).messages).toHaveLength(3)
  })

  test.each([
    ['KO', '출금하면 언제쯤 들어오나요?'],
    ['EN', 'How long does a withdrawal take?'],
    ['JA', '出金はいつごろ届きますか？'],
  ])('shows the earlier conversation in %s', async (language, first) => {
    const { open } = await launched('active-member', { language })
    const { messages: earlier } = await open()
    expect(earlier[0]?.text).toBe(first)
    expect(/\p{Script=Hangul}/u.test(JSON.stringify(earlier))).toBe(language === 'KO')
  })

  test('follows a change of the language, except in what the member typed', async () => {
    const { call, open, say, pass, token } = await launched()
    await open()
    await say('비밀번호를 잊었어요')
    pass(6 * second)
    const { chatUrl } = await call(messages.launchChat, { ...look, language: 'EN' }, { token })
    const page = new URL(chatUrl, 'http://parlor.test').searchParams.get('token') ?? ''
    const { messages: all } = await open(page)
    expect(all).toMatchObject([
      { text: chatAgent.greeting.en },
      { text: '비밀번호를 잊었어요' },
      { link: { label: chatAgent.readMore.en } },
    ])
    expect(all.at(-1)?.text).not.toMatch(/\p{Script=Hangul}/u)
  })

  test('keeps the last two hundred messages', async () => {
    const { open, say, news, pass } = await launched()
    await open()
    for (let at = 0; at < 120; at += 1) {
      await say(`${at}`)
      pass(6 * second)
    }
    const { messages: stored } = await news()
    expect(stored).toHaveLength(200)
    expect(stored.at(-2)).toMatchObject({ text: '119' })
  })
})

describe('unread messages', () => {
  test('increase while the member is away and decrease when they are read', async () => {
    const { open, say, news, unread, pass } = await launched()
    expect(await unread()).toBe(0)
    await open()
    await say('입금은 어떻게 하나요?')
    expect(await unread()).toBe(0)
    pass(6 * second)
    expect(await unread()).toBe(1)
    pass(120 * second)
    expect(await unread()).toBe(2)
    await news()
    expect(await unread()).toBe(0)
  })

  test('of the chat, the inbox and the announcements add up', async () => {
    const { call, token, world } = await createPlatform({ scenario: 'member-with-favorites' })
    const inbox = (await call(messages.inboxUnread, {}, { token })).count
    const news = (await call(announcements.notices, {}, { token })).filter(({ read }) => !read).length
    const total = async () => (await call(messages.chatUnreadCsp, {}, { token })).totalUnreadCount
    expect(await call(messages.chatUnreadCsp, {}, { token })).toEqual({
      totalUnreadCount: 1 + inbox + news,
      unReadCount: 1,
    })
    expect(await call(messages.chatUnreadCbs, {}, { token })).toEqual({ totalUnreadCount: 1, unReadCount: 1 })
    world().changeSettings({ flags: { CBS3: false } })
    expect(await total()).toBe(inbox + news)
    world().changeSettings({ modules: { INBOX3: false } })
    expect(await total()).toBe(news)
  })
})

describe('the chat refuses to open', () => {
  test.each([
    ['an address elsewhere', 'backUrl', 'https://elsewhere.example/'],
    ['an address elsewhere without a scheme', 'backUrl', '//elsewhere.example'],
    ['an address elsewhere behind a backslash', 'backUrl', '/\\elsewhere.example'],
    ['a script', 'backUrl', 'javascript:alert(1)'],
    ['a path upwards', 'backUrl', '/m/../__gateway/worlds'],
    ['a page that is not the app’s', 'backUrl', '/__gateway/worlds'],
    ['a path that only begins like one', 'backUrl', '/message'],
    ['a line break', 'backUrl', '/m/home\n'],
    ['a colour with other CSS', 'headerColor', '#fff;background:url(//x)'],
    ['no title', 'title', '  '],
    ['a title too long', 'title', '가'.repeat(41)],
  ])('with %s', async (_, field, value) => {
    const { refusal, token } = await createPlatform({ scenario: 'new-member' })
    expect(await refusal(messages.launchChat, { ...look, [field]: value }, { token })).toMatchObject({
      status: 422,
      errorCode: 'INVALID_INPUT',
      field: `query.${field}`,
    })
  })

  test('for a visitor, on a trial and with its flag off', async () => {
    const { refusal } = await createPlatform()
    expect(await refusal(messages.launchChat, look)).toMatchObject({ status: 401, errorCode: 'SESSION_REQUIRED' })
    const trial = await createPlatform({ scenario: 'trial' })
    for (const endpoint of [messages.launchChat, messages.chatUnreadCbs, messages.chatUnreadCsp]) {
      const refused = await trial.refusal(endpoint, look, { token: trial.token })
      expect(refused).toMatchObject({ status: 403, errorCode: 'TRIAL_NOT_PERMITTED' })
    }
    const off = await createPlatform({ scenario: 'new-member', flags: { CBS3: false } })
    expect(await off.refusal(messages.launchChat, look, { token: off.token })).toMatchObject({
      errorCode: 'MODULE_NOT_PERMITTED',
    })
    expect(await off.refusal(messages.chatUnreadCbs, {}, { token: off.token })).toMatchObject({
      errorCode: 'FEATURE_OFF',
    })
  })
})

test('a member has at most twenty open chat pages; another one closes the oldest', async () => {
  const { launch, page, refusal, call, world } = await launched()
  const second = (await launch()).searchParams.get('token') ?? ''
  for (let at = 0; at < 19; at += 1) await launch()
  expect(await refusal(chat.open, { token: page })).toMatchObject({ errorCode: 'CHAT_ENDED' })
  await expect(call(chat.open, { token: second })).resolves.toMatchObject({ title: '고객센터' })
  expect(world().tables.chats.all()).toHaveLength(20)
})

describe('an open chat ends', () => {
  const endpoints = [chat.open, chat.say, chat.look]
  const input = (token: string) => ({ token, text: 'a', after: 0, idempotencyKey: 'chat-ended' })

  test.each(endpoints)('$id: after its lifetime, after logout and with its flag off', async (endpoint) => {
    const { refusal, page, pass, call, token, world } = await launched()
    expect(await refusal(endpoint, input('none'))).toMatchObject({ status: 401, errorCode: 'CHAT_ENDED' })
    world().changeSettings({ flags: { CBS3: false } })
    expect(await refusal(endpoint, input(page))).toMatchObject({ status: 403, errorCode: 'FEATURE_OFF' })
    world().changeSettings({ flags: { CBS3: true } })
    await call(auth.logout, {}, { token })
    expect(await refusal(endpoint, input(page))).toMatchObject({ status: 401, errorCode: 'SESSION_EXPIRED' })
    pass(3 * hour)
    expect(await refusal(endpoint, input(page))).toMatchObject({ status: 401, errorCode: 'CHAT_ENDED' })
  })
})

describe('live models', () => {
  const modelsOf = async (scenario: string) => {
    const { call, token } = await createPlatform({ scenario })
    return call(liveModels.modelList, { language: 'EN' }, token ? { token } : {})
  }

  test('require a VIP level; visitors, newcomers and trials have none', async () => {
    expect((await modelsOf('member-with-favorites')).map(({ name }) => name)).toEqual(['Yuna', 'Sora', 'Mina'])
    for (const scenario of ['default', 'new-member', 'trial']) expect(await modelsOf(scenario), scenario).toEqual([])
  })

  test('are on air at their Korean hours', async () => {
    const { call, token, pass } = await createPlatform({ scenario: 'member-with-favorites' })
    const onAir = async () =>
      (await call(liveModels.modelList, {}, { token })).filter((model) => model.onAir).map(({ id }) => id)
    expect(await onAir()).toEqual(['yuna', 'sora', 'mina'])
    pass(5 * hour)
    expect(await onAir()).toEqual(['mina'])
  })
})
