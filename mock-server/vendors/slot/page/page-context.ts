import { createContext, useContext } from 'react'
import { formatMoney } from '#mock-server/vendors/page-kit/format-money.ts'
import type { Opened, SymbolView } from '../contract.ts'
import { texts } from './texts.ts'

export type SymbolId = SymbolView['id']

/** Creates what every part of an opened game needs: texts, money format and symbols. */
export function createPage({ currency, symbols }: Opened, language: string) {
  const byId = new Map(symbols.map((symbol) => [symbol.id, symbol]))
  return {
    language,
    text: texts.in(language),
    money: (amount: number) => formatMoney(amount, currency, language),
    symbol: (id: SymbolId) => byId.get(id) ?? { id, name: '', glyph: '', pays: [] },
  }
}

type Page = ReturnType<typeof createPage>

export const PageContext = createContext<Page | undefined>(undefined)

export function usePage(): Page {
  const page = useContext(PageContext)
  if (!page) throw new Error('usePage needs a PageContext above it.')
  return page
}
