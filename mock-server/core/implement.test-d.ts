/** Code that must not compile. `npm run typecheck` reads this file; nothing runs it. */
import * as z from 'zod/mini'
import { resource } from '#contract/resource.ts'
import { implement } from './implement.ts'
import { controlResource, vendorResource } from './resource.ts'

const shop = resource('shop', {
  buy: {
    method: 'POST',
    path: '/shop/buy',
    summary: 'Buys an article.',
    access: 'session',
    body: z.object({ article: z.string(), count: z.int() }),
    response: z.object({ price: z.number() }),
    errors: ['INSUFFICIENT_FUNDS'],
  },
  hours: {
    method: 'GET',
    path: '/shop/hours',
    summary: 'When it is open.',
    access: 'none',
    response: z.object({ from: z.int() }),
    errors: [],
  },
})

const hours = () => ({ from: 9 })
const buy = () => ({ price: 1 })

implement(shop, { buy, hours })

// @ts-expect-error a missing behaviour: hours
implement(shop, { buy })

// @ts-expect-error an extra behaviour: sell
implement(shop, { buy, hours, sell: hours })

// @ts-expect-error a misspelt behaviour: huors for hours
implement(shop, { buy, huors: hours })

implement(shop, {
  hours,
  // @ts-expect-error an answer that is not in the contract: cost for price
  buy: () => ({ cost: 1 }),
})

implement(shop, {
  hours,
  buy({ input, member, session, fail }) {
    input.article satisfies string
    input.count satisfies number
    member.account satisfies string
    session.token satisfies string
    // @ts-expect-error an input that is not in the contract
    input.colour
    if (input.count < 1) fail('INVALID_INPUT')
    if (input.count > 9) fail('INSUFFICIENT_FUNDS')
    // @ts-expect-error an error code that the endpoint does not declare
    fail('GAME_NOT_FOUND')
    return buy()
  },
})

implement(shop, {
  buy,
  hours({ member, fail }) {
    // @ts-expect-error an endpoint that anyone may call has no member
    member.account
    // @ts-expect-error an endpoint that declares no error may not return this one
    fail('INSUFFICIENT_FUNDS')
    return hours()
  },
})

resource('shop', {
  close: {
    method: 'POST',
    path: '/shop/close',
    summary: 'Closes it.',
    access: 'none',
    response: z.null(),
    // @ts-expect-error an error code that is not in the catalogue
    errors: ['SHOP_ON_FIRE'],
  },
})

const close = {
  method: 'POST',
  path: '/shop/close',
  summary: 'Closes it.',
  access: 'none',
  response: z.null(),
} as const

vendorResource('shop', { close: { ...close, errors: ['STAKE_LIMIT', 'INSUFFICIENT_FUNDS'] } })
controlResource('shop', { close: { ...close, errors: ['WORLD_UNKNOWN', 'MERCHANT_UNKNOWN'] } })

// @ts-expect-error an error code of the simulator in the player's contract
resource('shop', { close: { ...close, errors: ['WORLD_UNKNOWN'] } })
// @ts-expect-error an error code of a vendor's page in the player's contract
resource('shop', { close: { ...close, errors: ['STAKE_LIMIT'] } })
// @ts-expect-error an error code of the simulator in a vendor's
vendorResource('shop', { close: { ...close, errors: ['WORLD_UNKNOWN'] } })
// @ts-expect-error an error code of a vendor's page in the control API's
controlResource('shop', { close: { ...close, errors: ['STAKE_LIMIT'] } })
