import { fill } from '#mock-server/texts/fill.ts'
import { textsOf } from '#mock-server/texts/texts-of.ts'
import type { MerchantApp } from './merchant-app.ts'

const text = textsOf('downloads')

/** What each of a merchant's ways to be written to is called, and how it is written. */
const ways = {
  whatsapp: { name: 'WhatsApp', written: (number: string) => `+${number}` },
  telegram: { name: 'Telegram', written: (name: string) => `@${name}` },
  affiliate: { name: 'Telegram', written: (name: string) => `@${name}` },
} as const

export type ContactWay = keyof typeof ways

export const isContactWay = (name: string): name is ContactWay => Object.hasOwn(ways, name)

/** What would open in a messenger of another company. */
export function contactText(way: ContactWay, { contacts }: MerchantApp) {
  const { name, written } = ways[way]
  return fill(text('contact'), { name, to: written(contacts[way]) })
}
