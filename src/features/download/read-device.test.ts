import { expect, test } from 'vitest'
import { iosVersion } from './read-device.ts'

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 12_3_1 like Mac OS X) AppleWebKit/605.1.15', [12, 3]],
  ['Mozilla/5.0 (iPad; CPU OS 12_4 like Mac OS X) AppleWebKit/605.1.15', [12, 4]],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) CriOS/120.0', [17, 2]],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.2 Safari/605.1.15', undefined],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/120.0', undefined],
])('%s', (userAgent, version) => {
  expect(iosVersion(userAgent)).toEqual(version)
})
