import { createContext, useContext } from 'react'
import { formatMoney } from '#mock-server/vendors/page-kit/format-money.ts'
import type { createServerClock } from '#mock-server/vendors/page-kit/server-clock.ts'
import type { HandName, Opened } from '../contract.ts'
import { texts } from './texts.ts'

type Clock = ReturnType<typeof createServerClock>

/** Creates what every part of an opened table needs: texts, money format and the world's time. */
export function createPage({ currency }: Opened, language: string, clock: Clock) {
  const text = texts.in(language)
  return {
    language,
    text,
    clock,
    money: (amount: number) => formatMoney(amount, currency, language),
    handName: ({ name, value }: HandName) => {
      if (name === 'double') return text.doubles[value - 1] ?? ''
      return name === 'points' ? (text.points[value] ?? '') : text.hands[name]
    },
  }
}

type Page = ReturnType<typeof createPage>

export const PageContext = createContext<Page | undefined>(undefined)

export function usePage(): Page {
  const page = useContext(PageContext)
  if (!page) throw new Error('usePage needs a PageContext above it.')
  return page
}
