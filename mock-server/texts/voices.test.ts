import { describe, expect, test } from 'vitest'
import { announcements } from '#contract/announcements.ts'
import { promotions } from '#contract/promotions.ts'
import { merchantFiles } from '#fixtures/library.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { textLanguages } from './texts-of.ts'

interface Said {
  title: string
  /** All texts, the pictures left out. */
  whole: string
}

const without = (html: string) => html.replaceAll(/<img[^>]*>/g, '')

/** Returns what a merchant says in a language about its promotions, popups and news, by their ids. */
async function saidBy(merchant: string, language: string): Promise<Map<string, Said>> {
  const { call } = await createPlatform({ merchant })
  const own = { token: '', platform: 'M', groupName: '', merchantCode: merchant } as const
  const { list } = await call(promotions.promotions, { language })
  const { popup, promotion } = await call(announcements.announcements, { ...own, types: 'PU,PR', language })
  return new Map([
    ...list.map(({ id, title, subtitle, content }) => [id, { title, whole: title + subtitle + content }] as const),
    ...[...popup, ...promotion].map(({ id, title, content }) => [id, { title, whole: title + content }] as const),
  ])
}

/** Returns the amounts, hours and links of a text, each once. */
const facts = ({ whole }: Said) => [...new Set(without(whole).match(/href="[^"]+"|\d[\d,.]*(?<=\d)%?/g))].toSorted()

const codes = Object.values(merchantFiles).map(({ code }) => code)

describe.each([...textLanguages].map((language) => language.toUpperCase()))('in %s', (language) => {
  test('each merchant offers its promotions and popups in its own words', async () => {
    const all = await Promise.all(codes.map((code) => saidBy(code, language)))
    const shared = [...all[0]!.keys()].filter((id) => all.every((said) => said.has(id)))
    expect(shared).toEqual(
      expect.arrayContaining(['jackpot-night', 'pop-guest', 'pop-member', 'pop-first', 'p-weekend']),
    )
    for (const id of shared) {
      expect(new Set(all.map((said) => said.get(id)?.title)).size, id).toBe(codes.length)
    }
  })

  test('every merchant promises the same amounts, times and links', async () => {
    const usual = await saidBy('HAEDAL', language)
    for (const code of codes) {
      for (const [id, said] of await saidBy(code, language)) {
        expect(facts(said), `${id} of ${code}`).toEqual(facts(usual.get(id)!))
      }
    }
  })
})
