import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asHtml, asText, preview } from './plain-text.ts'

test('recovers any typed text from its HTML', () => {
  const typed = fc.string({
    unit: fc.constantFrom('a', '한', '<', '>', '"', "'", '&', ';', 'lt', 'amp', '#39', '/', '3'),
  })
  fc.assert(
    fc.property(typed, (text) => {
      expect(asText(asHtml(text))).toBe(text.trim())
    }),
  )
})

test('never turns typed text into markup', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(asHtml(text).replace(/<\/?p>|<br>/g, '')).not.toMatch(/[<>"']/)
    }),
  )
})

test('keeps paragraphs and lines', () => {
  expect(asHtml('one\ntwo\n\nthree')).toBe('<p>one<br>two</p><p>three</p>')
})

test('keeps the points of a list and the words of a link', () => {
  const html =
    '<p>Open <a href="/m/help">Help</a>:</p><ol><li>Log <strong>in</strong>.</li><li>Pay &amp; wait.</li></ol>'
  expect(asText(html)).toBe('Open Help:\n• Log in.\n• Pay & wait.')
})

test('a preview is one line and marks a cut', () => {
  expect(preview('<p>가나다</p><p>라마</p>', 10)).toBe('가나다 라마')
  expect(preview('<p>가나다</p><p>라마바사</p>', 6)).toBe('가나다…')
  expect(preview('<p>One two, three</p>', 11)).toBe('One two…')
  expect(preview('<p>가나다라마바사</p>', 6)).toBe('가나다라마…')
})
