import { errorCatalogue } from '#contract/errors.ts'
import { merchantFiles, scenarioFiles } from '#fixtures/library.ts'
import { memberPassword, members } from '#fixtures/members.ts'
import { gatewayErrorCodes } from '#mock-server/values/error-codes.ts'
import homeTexts from '../src/i18n/locales/ko/home.json' with { type: 'json' }
import screenTexts from '../src/i18n/locales/ko/screens.json' with { type: 'json' }

/** A file of a build by its path in it, with its text. */
export interface BuildFile {
  path: string
  text: string
}

const packages = ['msw', '@msw', '@mswjs', 'mockServiceWorker', 'faker', 'express', 'storybook']
const ideas = [
  'mock-server',
  'x-world',
  'scenario',
  'scenarios',
  'snapshot',
  'fixture',
  'fixtures',
  'simulated',
  'simulator',
]

const playerTexts = { ...homeTexts, ...screenTexts }

/** A name of one plain word, or one that the player's texts have too, does not tell whose it is. */
const telling = (name: string) => /[-_\d]/.test(name) && !Object.hasOwn(playerTexts, name)

/** What only the simulator says: the names of its packages and ideas, and of everything it holds. */
export const simulatorWords: readonly string[] = [
  ...packages,
  ...ideas,
  ...gatewayErrorCodes.filter((code) => !Object.hasOwn(errorCatalogue, code)),
  ...scenarioFiles.map(({ name }) => name).filter(telling),
  ...Object.values(merchantFiles).map(({ code }) => code),
  ...members.map(({ account }) => account).filter(telling),
  memberPassword,
]

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** Upper case is a code and is matched as such; the rest in either case. */
const anyOf = (words: readonly string[], options: string) =>
  new RegExp(`(?<![\\w-])(?:${words.map(escaped).join('|')})(?![\\w-])`, options)

const isCode = (word: string) => word === word.toUpperCase()
const patterns = [
  anyOf(simulatorWords.filter(isCode), 'g'),
  anyOf(
    simulatorWords.filter((word) => !isCode(word)),
    'gi',
  ),
  // An address of the simulator's own pages and calls.
  /\/__\w*/g,
]

/** What in a build is the simulator's, as `file: word`; paths and texts alike. */
export const simulatorTraces = (files: readonly BuildFile[]): string[] =>
  files.flatMap(({ path, text }) => {
    const found = patterns.flatMap((pattern) => `${path}\n${text}`.match(pattern) ?? [])
    return [...new Set(found)].map((word) => `${path}: ${word}`)
  })
