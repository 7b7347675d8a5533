import { createContext } from 'react'
import { pageBasics, usePageOf } from '#mock-server/vendors/page-kit/page-context.ts'
import type { createServerClock } from '#mock-server/vendors/page-kit/server-clock.ts'
import type { HandName, Opened } from '../contract.ts'
import { texts } from './texts.ts'

type Clock = ReturnType<typeof createServerClock>

/** Creates what every part of an opened table needs: texts, money format and the world's time. */
export function createPage({ currency }: Opened, language: string, clock: Clock) {
  const basics = pageBasics(texts, language, currency)
  const { text } = basics
  return {
    ...basics,
    clock,
    handName: ({ name, value }: HandName) => {
      if (name === 'double') return text.doubles[value - 1] ?? ''
      return name === 'points' ? (text.points[value] ?? '') : text.hands[name]
    },
  }
}

type Page = ReturnType<typeof createPage>

export const PageContext = createContext<Page | undefined>(undefined)
export const usePage = (): Page => usePageOf(PageContext)
