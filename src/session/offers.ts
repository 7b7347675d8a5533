import { createContext, use } from 'react'

/**
 * Answers whether a menu may offer an address. The shell provides it, because features cannot import the route table.
 */
export const Offers = createContext<(to: string) => boolean>(() => false)

export const useOffers = () => use(Offers)
