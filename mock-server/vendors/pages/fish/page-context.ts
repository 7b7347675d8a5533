import { createContext, useContext } from 'react'
import type { FishOpened } from '#mock-server/vendors/fish-contract.ts'
import { formatMoney } from '#mock-server/vendors/parts/format-money.ts'
import type { PageLanguage } from '#mock-server/vendors/parts/launch-address.ts'
import { texts } from './texts.ts'

/** What every part of an opened game needs: its words and its money. */
export const createPage = ({ currency }: FishOpened, language: PageLanguage) => ({
  language,
  text: texts[language],
  money: (amount: number) => formatMoney(amount, currency, language),
})

export const PageContext = createContext<ReturnType<typeof createPage> | undefined>(undefined)

export function usePage() {
  const page = useContext(PageContext)
  if (!page) throw new Error('usePage needs a PageContext above it')
  return page
}
