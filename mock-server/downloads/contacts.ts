import { fill } from '#mock-server/texts/fill.ts'
import { textsOf } from '#mock-server/texts/texts-of.ts'
import type { MerchantApp } from './merchant-app.ts'

const text = textsOf('downloads')

/** The name of each contact channel and the format of its address. */
const channels = {
  whatsapp: { name: 'WhatsApp', written: (number: string) => `+${number}` },
  telegram: { name: 'Telegram', written: (name: string) => `@${name}` },
  affiliate: { name: 'Telegram', written: (name: string) => `@${name}` },
} as const

export type ContactChannel = keyof typeof channels

export const isContactChannel = (name: string): name is ContactChannel => Object.hasOwn(channels, name)

/** Returns the text shown instead of another company's messenger. */
export function contactText(channel: ContactChannel, { contacts }: MerchantApp) {
  const { name, written } = channels[channel]
  return fill(text('contact'), { name, to: written(contacts[channel]) })
}
