import { createContext } from 'react'
import { pageBasics, usePageOf } from '#mock-server/vendors/page-kit/page-context.ts'
import type { Opened, SymbolView } from '../contract.ts'
import { texts } from './texts.ts'

export type SymbolId = SymbolView['id']

/** Creates what every part of an opened game needs: texts, money format and symbols. */
export function createPage({ currency, symbols }: Opened, language: string) {
  const byId = new Map(symbols.map((symbol) => [symbol.id, symbol]))
  return {
    ...pageBasics(texts, language, currency),
    symbol: (id: SymbolId) => byId.get(id) ?? { id, name: '', glyph: '', pays: [] },
  }
}

type Page = ReturnType<typeof createPage>

export const PageContext = createContext<Page | undefined>(undefined)
export const usePage = (): Page => usePageOf(PageContext)
