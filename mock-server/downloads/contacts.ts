import type { MerchantApp } from './merchant-app.ts'

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
  const to = written(contacts[way])
  return {
    ko: `여기에서 ${name} 대화(${to})가 열립니다. 시뮬레이션에서는 연결되지 않습니다.`,
    en: `A conversation on ${name} (${to}) opens here. The simulated platform leads nowhere else.`,
  }
}
