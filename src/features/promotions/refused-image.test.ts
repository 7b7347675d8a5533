import { beforeAll, expect, test } from 'vitest'
import { GatewayFailure, loadScreenErrors } from '#gateway/failure.ts'
import { refusedImage } from './refused-image.ts'

beforeAll(loadScreenErrors)

test('a refused picture is the one that the gateway names', () => {
  const failure = new GatewayFailure('IMAGE_INVALID', { field: 'body.images.1', status: 422 })
  expect(refusedImage(failure)).toBe(1)
})

test.each([
  ['another field', new GatewayFailure('INVALID_INPUT', { field: 'body.comment', status: 422 })],
  ['all of them', new GatewayFailure('IMAGES_TOO_MANY', { field: 'body.images', status: 422 })],
  ['no field', new GatewayFailure('NETWORK')],
  ['no failure', null],
])('%s names no picture', (_, failure) => expect(refusedImage(failure)).toBeUndefined())
