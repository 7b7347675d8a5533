import { inLanguage } from '#contract/localised.ts'
import { catalogue } from './catalogue.ts'
import { lazyBy } from './lazy.ts'

/** Returns the name of a vendor; its code if the catalogue no longer has it. */
export const vendorName = (code: string, language: string): string =>
  inLanguage(catalogue.vendor(code)?.name, language) ?? code

/** Returns the place of each vendor by its name in a language. */
const orderIn = lazyBy((language: string) => {
  const names = catalogue.vendors.map(({ code }) => ({ code, name: vendorName(code, language) }))
  const byName = names.toSorted((one, other) => one.name.localeCompare(other.name))
  return new Map(byName.map(({ code }, at) => [code, at]))
})

/** Returns vendors by name in a language; those that the catalogue no longer has come last. */
export function byVendorName(codes: readonly string[], language: string): string[] {
  const order = orderIn(language)
  const placeOf = (code: string) => order.get(code) ?? order.size
  return codes.toSorted((one, other) => placeOf(one) - placeOf(other))
}
