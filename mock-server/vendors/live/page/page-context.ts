import { createContext } from 'react'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { pageBasics, usePageOf } from '#mock-server/vendors/page-kit/page-context.ts'
import type { createServerClock } from '#mock-server/vendors/page-kit/server-clock.ts'
import type { Opened } from '../contract.ts'
import { texts } from './texts.ts'

type Clock = ReturnType<typeof createServerClock>

/** Creates what every part of an opened table needs: texts, money format and the world's time. */
export function createPage(opened: Opened, language: string, clock: Clock) {
  const { currency, rules } = opened
  const basics = pageBasics(texts, language, currency)
  const { text } = basics
  return {
    ...basics,
    clock,
    rules,
    /** Formats an amount for a chip, without currency: 5K, 50만. */
    short: (amount: number) =>
      new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }).format(amount),
    spotName: (spot: string) => text.spots[spot] ?? fill(text.pocket, { number: spot.slice(1) }),
  }
}

type Page = ReturnType<typeof createPage>

export const PageContext = createContext<Page | undefined>(undefined)
export const usePage = (): Page => usePageOf(PageContext)
