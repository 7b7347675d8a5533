/** `npm run tokens -- VELVET`: prints a merchant's design tokens in the W3C community group's format of 2025.10. */
import { merchantFiles } from '#fixtures/library.ts'
import { designTokens } from '#merchant/design-tokens.ts'
import { Merchant } from '#merchant/merchant.ts'

const merchants = Object.values(merchantFiles).map((file) => Merchant.parse(file))
const [, , wanted] = process.argv
const merchant = merchants.find(({ code }) => code === wanted?.toUpperCase())
if (merchant) console.log(JSON.stringify(designTokens(merchant), undefined, 2))
else {
  const problem = wanted === undefined ? 'Name a merchant' : `There is no merchant "${wanted}"`
  console.error(`${problem}. Available: ${merchants.map(({ code }) => code).join(', ')}`)
  process.exitCode = 2
}
