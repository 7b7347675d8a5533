import { test } from '../support/test.ts'
import { withMotion } from '../support/with-motion.ts'
import { type Traveller, walk } from './journey.ts'

test.use(withMotion)

/** Every merchant, language and theme, each at least once. */
const travellers: readonly Traveller[] = [
  { merchant: 'HAEDAL', language: 'KO', theme: 'light', position: 'F', game: '용의 승천' },
  { merchant: 'HAEDAL', language: 'EN', theme: 'dark', position: 'F', game: 'Dragon Ascent' },
  { merchant: 'VELVET', language: 'KO', theme: 'dark', position: 'F', game: '로얄 크라운 바카라' },
  { merchant: 'ROCKET', language: 'EN', theme: 'light', position: 'B', game: 'Rocket X' },
  { merchant: 'PLAIN', language: 'KO', theme: 'dark', position: 'F', game: '용의 승천' },
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
