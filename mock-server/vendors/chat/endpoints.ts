import { inLanguage } from '#contract/localised.ts'
import { chatAgent } from '#fixtures/messages/chat-agent.ts'
import { type Call, implement } from '#mock-server/core/implement.ts'
import { openSessions } from '#mock-server/platform/accounts/state/sessions.ts'
import { greeting } from '#mock-server/platform/messages/rules/chat-agent.ts'
import {
  conversation,
  type ChatMessage as KeptMessage,
  markChatRead,
  storeAnswer,
  storeMessage,
} from '#mock-server/platform/messages/state/conversation.ts'
import { helpTopicsOf } from '#mock-server/platform/messages/state/help-topics.ts'
import { logoAddress } from '#mock-server/world/settings/own-logo.ts'
import { otherWorldMessage, readToken } from '#mock-server/world/worlds/token.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
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

/** Returns a message in the language of the page, whichever the conversation had before. */
const messageView = ({ number, at, from, text, link, topics }: KeptMessage, language: string): ChatMessage => ({
  number,
  at,
  from,
  text: inLanguage(text, language),
  link: link && { label: inLanguage(link.label, language), path: link.path },
  topics: topics.map((topic) => inLanguage(topic, language)),
})

/** Returns whether an answer is due. */
const isTyping = (world: World, memberId: string): boolean => {
  const own = new Set(conversation(world, memberId).map(({ id }) => id))
  return world.schedule.pending().some((due) => 'kind' in due && due.kind === 'answerChat' && own.has(due.id))
}

type Page = Pick<ReturnType<typeof openChat>, 'memberId' | 'language'>

/** Returns the messages after a number, and marks them as read. */
async function shown(world: World, { memberId, language }: Page, after: number) {
  await markChatRead(world, memberId)
  const messages = conversation(world, memberId).filter(({ number }) => number > after)
  return { messages: messages.map((message) => messageView(message, language)), typing: isTyping(world, memberId) }
}

async function keepOnce({ input, world, now }: Call<typeof chat.say>, memberId: string, language: string) {
  const { text, idempotencyKey: key } = input
  if (conversation(world, memberId).some((message) => message.key === key)) return
  const { id } = await storeMessage(world, { memberId, from: 'member', text: { en: text }, language, key })
  world.schedule.add({ at: now + world.chance.integer(...answerAfter, 'typing', id), kind: 'answerChat', id })
  world.schedule.add({ at: now + followUpAfter, kind: 'followUpChat', id })
}

export const chatEndpoints = implement(chat, {
  async open(call) {
    const { world } = call
    const page = openChat(call)
    const { memberId, language, title, headerColor, backUrl, appUrl } = page
    if (conversation(world, memberId).length === 0) {
      await storeAnswer(world, memberId, language, greeting(helpTopicsOf(world)))
    }
    const own = world.merchant()
    const merchant = { code: own.code, name: inLanguage(own.name, language), logo: logoAddress(own) }
    return {
      merchant,
      agent: inLanguage(chatAgent.name, language),
      title,
      headerColor,
      backUrl,
      appUrl,
      ...(await shown(world, page, 0)),
    }
  },
  async say(call) {
    const page = openChat(call)
    await keepOnce(call, page.memberId, page.language)
    return shown(call.world, page, call.input.after)
  },
  async look(call) {
    return shown(call.world, openChat(call), call.input.after)
  },
})
