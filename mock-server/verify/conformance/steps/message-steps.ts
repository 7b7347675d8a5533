import { announcements } from '#contract/announcements.ts'
import { auth } from '#contract/auth.ts'
import { liveModels } from '#contract/live-models.ts'
import { messages } from '#contract/messages.ts'
import type { Endpoint } from '#contract/resource.ts'
import { memberPassword } from '#fixtures/members.ts'
import type { GatewayErrorCode } from '#mock-server/values/error-codes.ts'
import { chat } from '#mock-server/vendors/chat/contract.ts'
import { member, type Step, step } from '../step.ts'
import { advance, outbox, settings } from './world-steps.ts'

const owned = { token: member }
const trial = { token: '{{trial.token}}', expect: 'TRIAL_NOT_PERMITTED' } as const
const page = { pageNo: 1, pageSize: 3, language: 'EN' }
const letter = { subject: '입금 & 출금', content: '첫 줄\n둘째 줄', language: 'KO' }
const look = { b2c: 'true', language: 'KO', backUrl: '/m/message', headerColor: '#4B46E8', title: '고객센터' }

const inbox: Step[] = [
  step('inbox unread', messages.inboxUnread, {}, owned),
  step('inbox', messages.inbox, page, owned),
  step('open a letter', messages.inbox, { ...page, id: '{{inbox.content.0.id}}' }, owned),
  step('open no letter', messages.inbox, { ...page, id: 'none' }, { ...owned, expect: 'LETTER_NOT_FOUND' }),
  step('inbox of no page', messages.inbox, { ...page, pageNo: 0 }, { ...owned, expect: 'INVALID_INPUT' }),
  step('inbox on a trial', messages.inbox, page, trial),
  step('inbox unread on a trial', messages.inboxUnread, {}, trial),
  step('write a letter', messages.sendEmail, letter, owned),
  step('write another at once', messages.sendEmail, letter, { ...owned, expect: 'RATE_LIMITED' }),
  step('write on a trial', messages.sendEmail, letter, trial),
  step('write nothing', messages.sendEmail, { ...letter, content: ' ' }, { ...owned, expect: 'INVALID_INPUT' }),
  outbox('letter sent'),
]

const service: Step[] = [
  step('lobby news', announcements.lobbyNews, { language: 'EN' }),
  step('models', liveModels.modelList, { language: 'EN' }, owned),
  step('models of a visitor', liveModels.modelList),
  step('unread', messages.chatUnreadCsp, {}, owned),
  step('unread on a trial', messages.chatUnreadCsp, {}, trial),
  step('chat unread', messages.chatUnreadCbs, {}, owned),
  step('chat unread on a trial', messages.chatUnreadCbs, {}, trial),
  step('launch a chat', messages.launchChat, look, owned),
  step('launch a chat on a trial', messages.launchChat, look, trial),
  step(
    'launch a chat that leads elsewhere',
    messages.launchChat,
    { ...look, backUrl: '//elsewhere.example' },
    { ...owned, expect: 'INVALID_INPUT' },
  ),
]

const open = { token: '{{launch a chat.chatUrl?token}}' }
const inputs: readonly (readonly [string, Endpoint, object])[] = [
  ['open the chat', chat.open, open],
  ['say', chat.say, { ...open, text: '비밀번호를 잊었어요', after: 0, idempotencyKey: 'conformance-say' }],
  ['look', chat.look, { ...open, after: 0 }],
]

const chatting = (when: string, expect: GatewayErrorCode | 'ok', over: object = {}): Step[] =>
  inputs.map(([name, endpoint, input]) => step(`${name} ${when}`, endpoint, { ...input, ...over }, { expect }))

const conversation: Step[] = [
  ...chatting('now', 'ok'),
  advance('the agent has answered', '6s'),
  step('look at the answer', chat.look, { ...open, after: '{{say now.messages.-1.number}}' }),
  ...chatting('that nobody opened', 'CHAT_ENDED', { token: 'none' }),
  settings('chat off', { flags: { CBS3: false } }),
  ...chatting('while it is off', 'FEATURE_OFF'),
  step('launch while it is off', messages.launchChat, look, { ...owned, expect: 'MODULE_NOT_PERMITTED' }),
  step('chat unread while it is off', messages.chatUnreadCbs, {}, { ...owned, expect: 'FEATURE_OFF' }),
  settings('chat on', { flags: { CBS3: true } }),
]

const oliver = { token: '{{login of oliver.token}}' }

const leaving: Step[] = [
  step('login of oliver', auth.login, { type: 'username', username: 'oliver', password: memberPassword }),
  step('launch a chat and leave', messages.launchChat, look, oliver),
  step('logout of oliver', auth.logout, {}, oliver),
  ...chatting('after the logout', 'SESSION_EXPIRED', { token: '{{launch a chat and leave.chatUrl?token}}' }),
]

export const messageSteps: Step[] = [...inbox, ...service, ...conversation, ...leaving]
