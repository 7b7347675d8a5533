import { inLanguage } from '#contract/localised.ts'
import { catalogue } from './catalogue.ts'

/** Returns the name of a vendor; its code if the catalogue no longer has it. */
export const vendorName = (code: string, language: string): string =>
  inLanguage(catalogue.vendor(code)?.name, language) ?? code
