import { type Context, use } from 'react'
import { type Currency, formatMoney } from './format-money.ts'

/** Returns the page that the context provides to its parts. @throws if no provider is above. */
export function usePageOf<Page>(context: Context<Page | undefined>): Page {
  const page = use(context)
  if (!page) throw new Error('usePage needs a PageContext above it')
  return page
}

/** Returns what the parts of every page need: its language, its texts, and the format of money. */
export const pageBasics = <Text>(texts: { in: (language: string) => Text }, language: string, currency: Currency) => ({
  language,
  text: texts.in(language),
  money: (amount: number) => formatMoney(amount, currency, language),
})
