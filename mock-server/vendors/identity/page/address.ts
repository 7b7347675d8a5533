import { pageLanguage } from '#mock-server/vendors/page-kit/page-texts.ts'

const channels = ['facebook', 'google', 'line', 'twitter', 'sms'] as const
export type Channel = (typeof channels)[number]

export interface IdentityAddress {
  channel: Channel
  /** Dialling code and number, digits only; empty for a social account. */
  mobile: string
  /** The origin of the app, the only one that may receive the answer; empty if the address names none. */
  origin: string
  language: string
}

export function readIdentityAddress(search: string): IdentityAddress {
  const query = new URLSearchParams(search)
  const origin = query.get('origin') ?? ''
  return {
    channel: channels.find((channel) => channel === query.get('channel')) ?? 'google',
    mobile: query.get('mobile') ?? '',
    origin: URL.canParse(origin) ? new URL(origin).origin : '',
    language: pageLanguage(query.get('language') ?? ''),
  }
}
