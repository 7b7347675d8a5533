import { expect, test } from 'vitest'
import { readIdentityAddress } from './address.ts'

test('reads the channel, the number, the app and the language', () => {
  const search = '?channel=sms&mobile=821022334455&origin=http%3A%2F%2Flocalhost%3A5173%2Fpath&language=KO'
  expect(readIdentityAddress(search)).toEqual({
    channel: 'sms',
    mobile: '821022334455',
    origin: 'http://localhost:5173',
    language: 'ko',
  })
})

test('an address without parameters names no app that could receive an answer', () => {
  expect(readIdentityAddress('')).toEqual({ channel: 'google', mobile: '', origin: '', language: 'en' })
  expect(readIdentityAddress('?origin=nonsense')).toMatchObject({ origin: '' })
})
