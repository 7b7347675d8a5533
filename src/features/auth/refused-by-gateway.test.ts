import { expect, test } from 'vitest'
import { GatewayFailure } from '#gateway/failure.ts'
import { refusedByGateway } from './refused-by-gateway.ts'

test('only a reply from the gateway uses up a code', () => {
  expect(refusedByGateway(new GatewayFailure('USERNAME_TAKEN'))).toBe(true)
  expect(refusedByGateway(new GatewayFailure('FRAUD_SUSPECTED', { status: 403 }))).toBe(true)
  expect(refusedByGateway(new GatewayFailure('NETWORK'))).toBe(false)
  expect(refusedByGateway(new Error('a defect'))).toBe(false)
})
