import { expect, test } from 'vitest'
import { decodePassword, encodePassword } from './remembered-login.ts'

test.each(['parlor2026', '', '비밀번호 🎰'])(
  'the password %j comes back as it was, and is not kept in plain',
  (password) => {
    const encoded = encodePassword(password)
    expect(decodePassword(encoded)).toBe(password)
    expect(encoded).toMatch(/^secret:[A-Za-z0-9+/=]*$/)
  },
)

test.each(['parlor2026', '', 'secret:§', 'secret:/w=='])('rejects %j as an encoded password', (text) => {
  expect(decodePassword(text)).toBe('')
})
