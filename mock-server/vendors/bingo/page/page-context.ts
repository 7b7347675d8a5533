import { createContext, useContext } from 'react'
import { formatMoney } from '#mock-server/vendors/page-kit/format-money.ts'
import type { Opened } from '../contract.ts'
import { texts } from './texts.ts'

/** Creates what every part of an opened game needs: texts and money format. */
export const createPage = (opened: Opened, language: string) => ({
  language,
  text: texts.in(language),
  opened,
  money: (amount: number) => formatMoney(amount, opened.currency, language),
})

type Page = ReturnType<typeof createPage>

export const PageContext = createContext<Page | undefined>(undefined)

export function usePage(): Page {
  const page = useContext(PageContext)
  if (!page) throw new Error('usePage needs a PageContext above it.')
  return page
}
