import { inLanguage } from '#contract/localised.ts'
import { catalogue } from './catalogue.ts'

/** Returns the name of a vendor; its code if the catalogue no longer has it. */
export const vendorName = (code: string, language: string): string =>
  inLanguage(catalogue.vendor(code)?.name, language) ?? code

/** The place of each vendor by its name, in each language so far. */
const orders = new Map<string, ReadonlyMap<string, number>>()

function orderIn(language: string): ReadonlyMap<string, number> {
  const known = orders.get(language)
  if (known) return known
  const names = catalogue.vendors.map(({ code }) => ({ code, name: vendorName(code, language) }))
  const byName = names.toSorted((one, other) => one.name.localeCompare(other.name))
  const order = new Map(byName.map(({ code }, at) => [code, at]))
  orders.set(language, order)
  return order
}

/** Returns vendors by name in a language; those that the catalogue no longer has come last. */
export function byVendorName(codes: readonly string[], language: string): string[] {
  const order = orderIn(language)
  const placeOf = (code: string) => order.get(code) ?? order.size
  return codes.toSorted((one, other) => placeOf(one) - placeOf(other))
}
