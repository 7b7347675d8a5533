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

test('marks the browser as a web clip at the address of the profile’s icon', () => {
  noteWebClip('?webclip=1')
  expect(setItem).toHaveBeenCalledExactlyOnceWith(stored.webClip.key, 'true')
})

test.each(['', '?webclip=0', '?webclip', '?from=webclip'])('changes nothing at an address with %j', (search) => {
  noteWebClip(search)
  expect(setItem).not.toHaveBeenCalled()
})
