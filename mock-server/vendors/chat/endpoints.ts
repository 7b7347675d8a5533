import { inLanguage } from '#contract/localised.ts'
import { helpTopics } from '#fixtures/help/help-topics.ts'
import { chatAgent } from '#fixtures/messages/chat-agent.ts'
import { type Call, implement } from '#mock-server/core/implement.ts'
import { openSessions } from '#mock-server/platform/accounts/endpoints/sessions.ts'
import { greeting } from '#mock-server/platform/messages/rules/chat-agent.ts'
import {
  conversation,
  type ChatMessage as KeptMessage,
  markChatRead,
  storeAnswer,
  storeMessage,
} from '#mock-server/platform/messages/state/conversation.ts'
import { otherWorldMessage, readToken } from '#mock-server/world/token.ts'
import type { World } from '#mock-server/world/world.ts'
import { type ChatMessage, chat } from './contract.ts'

/** Milliseconds until the agent answers, and until a follow-up after the last message. */
const answerAfter = [2_000, 5_000] as const
const followUpAfter = 90_000

type ChatCall = Call<typeof chat.open> | Call<typeof chat.say> | Call<typeof chat.look>

/** Returns the chat of a token. @throws GatewayError if it may not continue. */
function openChat({ input, world, now, fail }: ChatCall) {
  const field = 'body.token'
  const read = readToken(world, input.token)
  if ('otherWorld' in read) {
    return fail('CHAT_ENDED', { field, message: otherWorldMessage('chat', read.otherWorld, world) })
  }
  const row = world.tables.chats.get(read.key)
  if (!row || row.expiresAt <= now) {
    return fail('CHAT_ENDED', { field, message: 'this world no longer has this chat; open it again from the app' })
  }
  if (openSessions(world, row.memberId).length === 0) {
    return fail('SESSION_EXPIRED', {
      field,
      message: 'the member is logged out; log in and open the chat again',
    })
  }
  return world.settings().flags.CBS3 ? row : fail('FEATURE_OFF', { message: 'the flag CBS3 is off' })
}

const messageView = ({ number, at, from, text, link, topics }: KeptMessage): ChatMessage => ({
  number,
  at,
  from,
  text,
  link,
  topics: [...topics],
})

/** Returns whether an answer is due. */
const isTyping = (world: World, memberId: string): boolean => {
  const own = new Set(conversation(world, memberId).map(({ id }) => id))
  return world.schedule.pending().some((due) => 'kind' in due && due.kind === 'answerChat' && own.has(due.id))
}

/** Returns the messages after a number, and marks them as read. */
async function shown(world: World, memberId: string, after: number) {
  await markChatRead(world, memberId)
  const messages = conversation(world, memberId).filter(({ number }) => number > after)
  return { messages: messages.map(messageView), typing: isTyping(world, memberId) }
}

async function keepOnce({ input, world, now }: Call<typeof chat.say>, memberId: string, language: string) {
  const { text, idempotencyKey: key } = input
  if (conversation(world, memberId).some((message) => message.key === key)) return
  const { id } = await storeMessage(world, { memberId, from: 'member', text, language, key })
  world.schedule.add({ at: now + world.chance.integer(...answerAfter, 'typing', id), kind: 'answerChat', id })
  world.schedule.add({ at: now + followUpAfter, kind: 'followUpChat', id })
}

export const chatEndpoints = implement(chat, {
  async open(call) {
    const { world } = call
    const { memberId, language, title, headerColor, backUrl } = openChat(call)
    if (conversation(world, memberId).length === 0) {
      await storeAnswer(world, memberId, language, greeting({ topics: helpTopics, language }))
    }
    const { code, name } = world.merchant()
    const face = { merchant: { code, name: inLanguage(name, language) }, agent: inLanguage(chatAgent.name, language) }
    return { ...face, title, headerColor, backUrl, ...(await shown(world, memberId, 0)) }
  },
  async say(call) {
    const { memberId, language } = openChat(call)
    await keepOnce(call, memberId, language)
    return shown(call.world, memberId, call.input.after)
  },
  async look(call) {
    const { memberId } = openChat(call)
    return shown(call.world, memberId, call.input.after)
  },
})
