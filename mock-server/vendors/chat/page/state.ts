import { VendorFailure } from '#mock-server/vendors/page-kit/call-vendor.ts'
import type { Chat, ChatMessage } from '../contract.ts'

/** Why a chat has ended. */
export type EndReason = 'over' | 'signed-out' | 'closed'

/** A message that is not confirmed; its key makes a retry safe. */
export interface Outgoing {
  key: string
  text: string
  failed: boolean
}

export type ChatState =
  | { screen: 'loading' }
  | { screen: 'trouble' }
  | { screen: 'ended'; reason: EndReason; backUrl?: string; appUrl?: string }
  | { screen: 'open'; chat: Chat; outgoing: readonly Outgoing[]; cut: boolean }

type News = Pick<Chat, 'messages' | 'typing'>

export type ChatAction =
  | { type: 'opened'; chat: Chat }
  | { type: 'wrote'; key: string; text: string }
  | { type: 'sent'; key: string; news: News }
  | { type: 'received'; news: News }
  | { type: 'failed'; thrown: unknown; key?: string }
  | { type: 'retried' }

export const lastNumber = ({ messages }: Pick<Chat, 'messages'>): number => messages.at(-1)?.number ?? 0

/** Merges two lists in order, with each message once. */
function merge(known: readonly ChatMessage[], news: readonly ChatMessage[]): ChatMessage[] {
  const byNumber = new Map([...known, ...news].map((message) => [message.number, message]))
  return [...byNumber.values()].toSorted((a, b) => a.number - b.number)
}

/** Returns why a failure ends the chat; undefined if a retry may help. */
function endOf(thrown: unknown): EndReason | undefined {
  if (!(thrown instanceof VendorFailure)) throw thrown
  switch (thrown.code) {
    case 'CHAT_ENDED':
    case 'WORLD_UNKNOWN':
      return 'over'
    case 'SESSION_EXPIRED':
      return 'signed-out'
    case 'FEATURE_OFF':
    case 'MAINTENANCE':
    case 'REGION_RESTRICTED':
      return 'closed'
    default:
      return undefined
  }
}

function failed(state: ChatState, { thrown, key }: Extract<ChatAction, { type: 'failed' }>): ChatState {
  const reason = endOf(thrown)
  if (reason) {
    const { backUrl, appUrl } = state.screen === 'open' ? state.chat : {}
    return { screen: 'ended', reason, backUrl, appUrl }
  }
  if (state.screen !== 'open') return { screen: 'trouble' }
  return {
    ...state,
    cut: true,
    outgoing: state.outgoing.map((message) => (message.key === key ? { ...message, failed: true } : message)),
  }
}

/** Returns the page's state after an action. An answer after the end changes nothing. */
export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  if (action.type === 'failed') return failed(state, action)
  if (action.type === 'retried') return { screen: 'loading' }
  if (action.type === 'opened') return { screen: 'open', chat: action.chat, outgoing: [], cut: false }
  if (state.screen !== 'open') return state
  if (action.type === 'wrote') {
    const { key, text } = action
    return { ...state, outgoing: [...state.outgoing.filter((one) => one.key !== key), { key, text, failed: false }] }
  }
  const { messages, typing } = action.news
  const chat = { ...state.chat, messages: merge(state.chat.messages, messages), typing }
  const outgoing = action.type === 'sent' ? state.outgoing.filter(({ key }) => key !== action.key) : state.outgoing
  return { ...state, chat, outgoing, cut: false }
}

export const beginning = (token: string): ChatState =>
  token === '' ? { screen: 'ended', reason: 'over' } : { screen: 'loading' }
