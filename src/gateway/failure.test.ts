import { beforeAll, describe, expect, test } from 'vitest'
import { Failure } from '#contract/envelope.ts'
import { GatewayFailure, loadScreenErrors } from './failure.ts'

const refusal = { success: false, errorCode: 'FRAUD_SUSPECTED', message: 'ask the risk team', field: 'body.amount' }

describe('an error code that this build does not know', () => {
  test.each([
    [400, 'unknown_error', false],
    [401, 'not_logged_in', false],
    [403, 'no_permission', false],
    [404, 'unknown_error', false],
    [413, 'invalid_format', false],
    [422, 'invalid_format', false],
    [429, 'system_busy', true],
    [500, 'unknown_error', true],
    [503, 'system_busy', true],
    [507, 'system_busy', true],
  ])('of status %d reads as %s', (status, text, retry) => {
    const failure = new GatewayFailure(refusal.errorCode, { status })
    expect(failure).toMatchObject({ code: 'UNRECOGNISED', text, retry })
  })

  test('is a failure of the contract, and keeps its name and facts for the developer', () => {
    const { errorCode, ...facts } = Failure.parse(refusal)
    const failure = new GatewayFailure(errorCode, { ...facts, status: 409 })
    expect(failure).toMatchObject({ field: 'amount', message: 'FRAUD_SUSPECTED: ask the risk team' })
  })

  test.each(['toString', '__proto__', 'constructor', ''])('can be %j', (code) => {
    expect(new GatewayFailure(code, { status: 418 })).toMatchObject({ code: 'UNRECOGNISED', text: 'unknown_error' })
  })
})

test('a code of home’s calls keeps its own text with any status', () => {
  expect(new GatewayFailure('GAME_NOT_FOUND', { status: 503 })).toMatchObject({
    code: 'GAME_NOT_FOUND',
    text: 'game_unavailable',
    retry: false,
  })
})

describe('after a screen other than home has loaded', () => {
  beforeAll(loadScreenErrors)

  test('every code of the contract keeps its own text with any status', () => {
    expect(new GatewayFailure('USERNAME_TAKEN', { status: 503 })).toMatchObject({
      code: 'USERNAME_TAKEN',
      text: 'username_exists',
      retry: false,
    })
  })
})
