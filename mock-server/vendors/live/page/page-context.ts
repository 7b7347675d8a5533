import { createContext, useContext } from 'react'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { formatMoney } from '#mock-server/vendors/page-kit/format-money.ts'
import type { createServerClock } from '#mock-server/vendors/page-kit/server-clock.ts'
import type { Opened } from '../contract.ts'
import { texts } from './texts.ts'

type Clock = ReturnType<typeof createServerClock>

/** Creates what every part of an opened table needs: texts, money format and the world's time. */
export function createPage(opened: Opened, language: string, clock: Clock) {
  const { currency, rules } = opened
  const text = texts.in(language)
  return {
    language,
    text,
    clock,
    rules,
    money: (amount: number) => formatMoney(amount, currency, language),
    /** Formats an amount for a chip, without currency: 5K, 50만. */
    short: (amount: number) =>
      new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }).format(amount),
    spotName: (spot: string) => text.spots[spot] ?? fill(text.pocket, { number: spot.slice(1) }),
  }
}

type Page = ReturnType<typeof createPage>

export const PageContext = createContext<Page | undefined>(undefined)

export function usePage(): Page {
  const page = useContext(PageContext)
  if (!page) throw new Error('usePage needs a PageContext above it.')
  return page
}
