import type { Merchant } from '#merchant/merchant.ts'
import { fits } from '#merchant/typed-fields.ts'

export type Channel = keyof Merchant['contacts']

/** The channels in the order of the page. */
export const channels = ['whatsapp', 'telegram', 'affiliate'] as const satisfies readonly Channel[]

/** Returns the bare number or name in what a person types, such as `+1 (202) 555-0119` or `@nova_help`. */
export const asContact = (channel: Channel, text: string): string =>
  channel === 'whatsapp' ? text.replaceAll(/[\s+().-]/g, '') : text.trim().replace(/^(https?:\/\/)?t\.me\/|^@/, '')

const number = /^(\d{7,15})?$/

/** Returns whether a channel can have a bare contact. A messenger's number has the digits of a telephone. */
export const isContact = (channel: Channel, contact: string): boolean =>
  fits('contact', contact) && (channel !== 'whatsapp' || number.test(contact))
