import { minute } from '#contract/time-units.ts'
import type { ChatMessage } from '../contract.ts'

export const dayOf = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', weekday: 'short' }).format(at)

export const timeOf = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(at)

type Sent = Pick<ChatMessage, 'at' | 'from'>

/** Returns whether a message continues the previous one: same sender, within a minute. */
export const isGrouped = (message: Sent, before: Sent | undefined): boolean =>
  before !== undefined && before.from === message.from && message.at - before.at < minute
