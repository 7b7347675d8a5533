import { createContext, useContext } from 'react'
import { formatMoney } from '#mock-server/vendors/page-kit/format-money.ts'
import type { SportsOpened } from '../contract.ts'
import { texts } from './texts.ts'

/** Creates what every part of an opened game needs: texts and money format. */
export const createPage = ({ currency }: SportsOpened, language: string) => ({
  language,
  text: texts.in(language),
  money: (amount: number) => formatMoney(amount, currency, language),
})

export const PageContext = createContext<ReturnType<typeof createPage> | undefined>(undefined)

export function usePage() {
  const page = useContext(PageContext)
  if (!page) throw new Error('usePage needs a PageContext above it.')
  return page
}
