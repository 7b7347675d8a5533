import { type Traveller, walk } from './journey.ts'
import { test } from './test.ts'

/** Every merchant, language and theme, each at least once. */
const travellers: readonly Traveller[] = [
  { merchant: 'HAEDAL', language: 'KO', theme: 'light', position: 'F' },
  { merchant: 'HAEDAL', language: 'EN', theme: 'dark', position: 'F' },
  { merchant: 'VELVET', language: 'KO', theme: 'dark', position: 'F' },
  { merchant: 'ROCKET', language: 'EN', theme: 'light', position: 'B' },
  { merchant: 'PLAIN', language: 'KO', theme: 'dark', position: 'F' },
]

for (const traveller of travellers) {
  const { merchant, language, theme } = traveller
  test(`${merchant}, ${language}, ${theme}: look around, log in, play, sign out`, async ({
    page,
    readWorld,
    arrange,
    expectRefusals,
  }) => {
    expectRefusals()
    await arrange({ merchant, language, theme })
    await walk(page, readWorld, traveller)
  })
}
