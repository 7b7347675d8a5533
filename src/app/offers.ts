import { createContext, use } from 'react'

/** Whether a menu may offer an address. The shell says it: screens cannot read the route table they stand in. */
export const Offers = createContext<(to: string) => boolean>(() => false)

export const useOffers = () => use(Offers)
