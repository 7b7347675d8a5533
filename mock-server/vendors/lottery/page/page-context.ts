import { createContext, use, useEffect, useState } from 'react'
import type { Answer, Endpoint, Input } from '#contract/resource.ts'
import { callVendor } from '#mock-server/vendors/page-kit/call-vendor.ts'
import { formatMoney } from '#mock-server/vendors/page-kit/format-money.ts'
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
    home,
    market: home.vendor ? marketOfVendor(home.vendor) : address.market,
    /** The language in the gateway's form. */
    languageCode: language.toUpperCase(),
    text: texts.in(language),
    clock,
    call: <E extends Endpoint>(endpoint: E, input: Input<E> & object): Promise<Answer<E>> =>
      callVendor(endpoint, input, home.token),
    money: (amount: number) => formatMoney(amount, home.currency, language),
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

export function usePage(): Page {
  const page = use(PageContext)
  if (!page) throw new Error('usePage needs a PageContext above it.')
  return page
}

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
