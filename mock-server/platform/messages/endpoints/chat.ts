import type { messages } from '#contract/messages.ts'
import { appUrlOf } from '#mock-server/core/app-url.ts'
import type { Call, Member } from '#mock-server/core/implement.ts'
import { refuseTrial } from '#mock-server/core/no-trial.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { purge } from '#mock-server/world/worlds/purge.ts'
import { tokenOf } from '#mock-server/world/worlds/token.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { unreadChat } from '../state/conversation.ts'
import { unreadAnnouncements } from './announcement-items.ts'
import { unreadLetters } from './inbox.ts'

/** The maximum number of open chat pages per member. A new one closes the oldest. */
const pageLimit = 20

function removeOldest({ tables }: World, { id }: Member, now: number) {
  const own = tables.chats.by('memberId', id)
  const live = own.filter(({ expiresAt }) => expiresAt > now)
  const gone = [
    ...own.filter(({ expiresAt }) => expiresAt <= now),
    ...live.slice(0, Math.max(0, live.length + 1 - pageLimit)),
  ]
  for (const { token } of gone) tables.chats.remove(token)
}

/** Opens a chat page. Its title, colour and back URL are stored under its token, not passed in the address. */
export async function launchChat(call: Call<typeof messages.launchChat>) {
  const { input, member, world, now } = call
  refuseTrial(call)
  const appUrl = appUrlOf(call, 'query')
  removeOldest(world, member, now)
  const { backUrl, headerColor, title } = input
  const token = world.nextId('chat')
  purge(world)
  await world.tables.chats.insert({
    token,
    memberId: member.id,
    language: languageOf(input.language),
    backUrl,
    appUrl,
    headerColor,
    title,
    expiresAt: now + world.settings().launchLife,
  })
  const query = new URLSearchParams({ token: tokenOf(world, token), language: input.language })
  return { chatUrl: `/__vendors/chat.html?${query}` }
}

export function chatUnreadCbs(call: Call<typeof messages.chatUnreadCbs>) {
  refuseTrial(call)
  const unReadCount = unreadChat(call.world, call.member.id)
  return { totalUnreadCount: unReadCount, unReadCount }
}

/** Returns the unread counts of the message centre. Parts that the merchant has off do not count. */
export function chatUnreadCsp(call: Call<typeof messages.chatUnreadCsp>) {
  refuseTrial(call)
  const { member, world } = call
  const { flags, modules, menus } = world.settings()
  const chat = flags.CBS3 ? unreadChat(world, member.id) : 0
  const inbox = modules.INBOX3 && menus.includes('MAILCEN') ? unreadLetters(world, member) : 0
  return { totalUnreadCount: chat + inbox + unreadAnnouncements(world, member), unReadCount: chat }
}
