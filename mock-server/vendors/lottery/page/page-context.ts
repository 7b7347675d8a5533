import { createContext, useEffect, useState } from 'react'
import type { Answer, Endpoint, Input } from '#contract/resource.ts'
import { callVendor } from '#mock-server/vendors/page-kit/call-vendor.ts'
import { pageBasics, usePageOf } from '#mock-server/vendors/page-kit/page-context.ts'
import { clockAt } from '#mock-server/vendors/page-kit/server-clock.ts'
import type { Home } from '../contract.ts'
import { type LotteryAddress, marketOfVendor } from './address.ts'
import { texts } from './texts.ts'

/** Creates what every part of the page needs: the address, the vendor's calls, its clock, texts and formats. */
export function createPage(address: LotteryAddress, home: Home) {
  const { language } = address
  const clock = clockAt(home.now)
  return {
    ...address,
    ...pageBasics(texts, language, home.currency),
    home,
    market: home.vendor ? marketOfVendor(home.vendor) : address.market,
    /** The language in the gateway's form. */
    languageCode: language.toUpperCase(),
    clock,
    call: <E extends Endpoint>(endpoint: E, input: Input<E> & object): Promise<Answer<E>> =>
      callVendor(endpoint, input, home.token),
    time: (at: number) =>
      new Intl.DateTimeFormat(language, {
        month: 'numeric',
        day: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
      }).format(at),
  }
}

export type Page = ReturnType<typeof createPage>

export const PageContext = createContext<Page | undefined>(undefined)
export const usePage = (): Page => usePageOf(PageContext)

/** Returns the platform's time in milliseconds, updated several times a second. */
export function useNow(): number {
  const { clock } = usePage()
  const [now, setNow] = useState(clock.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), 250)
    return () => clearInterval(timer)
  }, [clock])
  return now
}
