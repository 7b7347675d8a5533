import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stored } from '#contract/stored.ts'
import { noteWebClip } from './note-web-clip.ts'

const setItem = vi.fn()
beforeEach(() => {
  vi.stubGlobal('document', { baseURI: 'https://play.example/' })
  vi.stubGlobal('localStorage', { setItem })
})
afterEach(() => {
  vi.unstubAllGlobals()
  setItem.mockReset()
})

test('the address of the profile’s icon makes this browser a web clip', () => {
  noteWebClip('?webclip=1')
  expect(setItem).toHaveBeenCalledExactlyOnceWith(stored.webClip.key, 'true')
})

test.each(['', '?webclip=0', '?webclip', '?from=webclip'])('an address with %j leaves it what it is', (search) => {
  noteWebClip(search)
  expect(setItem).not.toHaveBeenCalled()
})
