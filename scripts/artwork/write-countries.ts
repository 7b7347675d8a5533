/**
 * Writes every region that can be called: its dialling code (libphonenumber) into fixtures/countries/countries.json, and
 * its name in each language (CLDR, by Intl) into that language's folder. They are kept as files because hosts differ in
 * the CLDR they ship. Run it for a new language, and after either has a new version: `npx node scripts/artwork/write-countries.ts`.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'

const codes = getCountries().toSorted()
const write = (file: string, text: string) => writeFileSync(new URL(`../../${file}`, import.meta.url), `${text}\n`)

const lines = codes.map((code) => `  { "code": "${code}", "dialingCode": "${getCountryCallingCode(code)}" }`)
write('fixtures/countries/countries.json', `[\n${lines.join(',\n')}\n]`)

const locales = 'src/i18n/locales'
for (const language of readdirSync(new URL(`../../${locales}/`, import.meta.url))) {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const named = Object.fromEntries(codes.map((code) => [code, names.of(code)]))
  write(`${locales}/${language}/gateway/countries.json`, JSON.stringify(named, null, 2))
}
console.log(`${codes.length} countries`)
