import { expect, test } from 'vitest'
import { merchantFiles } from '#fixtures/library.ts'
import { Merchant } from '#merchant/merchant.ts'
import { themeProperties } from './theme.ts'

const { theme } = Merchant.parse(merchantFiles.haedal)

test('a merchant’s headings have the weight of its file, and its name the case', () => {
  const set = (displayCase: 'written' | 'upper') =>
    themeProperties({ ...theme, look: { ...theme.look, displayWeight: 500, displayCase } }, 'light')
  expect(set('upper')).toMatchObject({ '--display-weight': '500', '--name-case': 'uppercase' })
  expect(set('written')).toMatchObject({ '--name-case': 'none' })
})
