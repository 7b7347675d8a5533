import { inLanguage } from '#contract/localised.ts'
import { catalogue } from './catalogue.ts'
import { lazyBy } from './lazy.ts'

/** Returns the name of a vendor; its code if the catalogue no longer has it. */
export const vendorName = (code: string, language: string): string =>
  inLanguage(catalogue.vendor(code)?.name, language) ?? code

/** Returns all vendors with their names, by name in a language. All worlds share the entries: do not change them. */
const vendorsByName = lazyBy((language: string) =>
  catalogue.vendors
    .map(({ code }) => ({ vendor: code, vendorName: vendorName(code, language) }))
    .toSorted((one, other) => one.vendorName.localeCompare(other.vendorName)),
)

/** Returns those vendors of the catalogue that match, by name in a language. */
export const vendorsWhere = (matches: (code: string) => boolean, language: string) =>
  vendorsByName(language).filter(({ vendor }) => matches(vendor))
