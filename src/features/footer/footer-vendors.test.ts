import { expect, test } from 'vitest'
import { footerVendors } from './footer-vendors.ts'

const vendor = (vassalage: string) => ({
  vassalage,
  accountTypeName: `Vendor ${vassalage}`,
  logo: { onLight: '', onDark: '' },
})
const order = (codes: string[]) => footerVendors(codes.map(vendor)).map(({ vassalage }) => vassalage)

test('EG3, PG, FC and JL come first, in this order; the others keep theirs', () => {
  expect(order(['PP', 'JL', 'EG4', 'PG', 'NV', 'FC', 'EG3'])).toEqual(['EG3', 'PG', 'FC', 'JL', 'PP', 'EG4', 'NV'])
})

test('missing vendors leave no gap', () => {
  expect(order(['PP', 'JL', 'NV'])).toEqual(['JL', 'PP', 'NV'])
})

test('TCG_SEA is hidden', () => {
  expect(order(['TCG_SEA', 'TCG_LOTTO_VN', 'PG'])).toEqual(['PG', 'TCG_LOTTO_VN'])
})

test('a vendor of several categories is shown once', () => {
  expect(order(['PP', 'PG', 'PP', 'PG'])).toEqual(['PG', 'PP'])
})
