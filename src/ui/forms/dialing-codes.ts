import type { Country } from '#contract/service.ts'
import { languageTag } from '#i18n/languages.ts'

/** Dialling codes, without their plus, by region. Where several share one, this is the one that it is known for. */
const known = {
  KR: '82',
  US: '1',
  JP: '81',
  CN: '86',
  HK: '852',
  TW: '886',
  VN: '84',
  TH: '66',
  PH: '63',
  ID: '62',
  MY: '60',
  SG: '65',
  GB: '44',
  RU: '7',
  FI: '358',
} as const

export const usualDialingCode = known.KR

/** Returns the countries to choose from before the gateway has answered. */
export function knownCountries(language: string): Country[] {
  const regions = new Intl.DisplayNames(languageTag(language), { type: 'region' })
  return Object.entries(known).map(([code, dialingCode]) => ({ code, dialingCode, name: regions.of(code) ?? code }))
}

/** Returns countries by their names. */
export function byName(countries: readonly Country[], language: string): Country[] {
  const { compare } = new Intl.Collator(languageTag(language))
  return countries.toSorted((one, other) => compare(one.name, other.name))
}

/** Returns the country of a dialling code: the one chosen before, else its main one. */
export function countryOf(countries: readonly Country[], dialingCode: string, chosen: string): Country | undefined {
  const sharing = countries.filter((country) => country.dialingCode === dialingCode)
  return sharing.find(({ code }) => code === chosen) ?? sharing.find(({ code }) => code in known) ?? sharing[0]
}
