/**
 * Writes fixtures/countries/countries.json: every region that can be called, its dialling code (libphonenumber) and its
 * names in Korean and English (CLDR, by Intl). It is kept as a file because hosts differ in the CLDR they ship. Run it
 * after either has a new version: `npx node scripts/write-countries.ts`.
 */
import { writeFileSync } from 'node:fs'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'

const ko = new Intl.DisplayNames('ko', { type: 'region' })
const en = new Intl.DisplayNames('en', { type: 'region' })

const countries = getCountries()
  .toSorted()
  .map((code) => ({ code, dialingCode: getCountryCallingCode(code), name: { ko: ko.of(code), en: en.of(code) } }))

const lines = countries.map((country) => `  ${JSON.stringify(country)}`)
const target = new URL('../fixtures/countries/countries.json', import.meta.url)
writeFileSync(target, `[\n${lines.join(',\n')}\n]\n`)
console.log(`${countries.length} countries`)
