import { errorCatalogue } from '#contract/errors.ts'
import { merchantFiles, scenarioFiles } from '#fixtures/library.ts'
import { memberPassword, members } from '#fixtures/members.ts'
import homeTexts from '#i18n/locales/ko/home.json' with { type: 'json' }
import memberTexts from '#i18n/locales/ko/member.json' with { type: 'json' }
import screenTexts from '#i18n/locales/ko/screens.json' with { type: 'json' }
import { gatewayErrorCodes } from '#mock-server/values/error-codes.ts'

/** A file of a build: its path and its text. */
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

const playerTexts = { ...homeTexts, ...screenTexts, ...memberTexts }

/** Returns whether a name identifies the simulator: not a plain word, and not in the player's texts. */
const isDistinctive = (name: string) => /[-_\d]/.test(name) && !Object.hasOwn(playerTexts, name)

/** Words that occur only in the simulator: names of its packages, concepts and data. */
export const simulatorWords: readonly string[] = [
  ...packages,
  ...ideas,
  ...gatewayErrorCodes.filter((code) => !Object.hasOwn(errorCatalogue, code)),
  ...scenarioFiles.map(({ name }) => name).filter(isDistinctive),
  ...Object.values(merchantFiles).map(({ code }) => code),
  ...members.map(({ account }) => account).filter(isDistinctive),
  memberPassword,
]

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** Returns a pattern for words. Upper-case codes match exactly, all others in any case. */
const anyOf = (words: readonly string[], options: string) =>
  new RegExp(`(?<![\\w-])(?:${words.map(escaped).join('|')})(?![\\w-])`, options)

const isCode = (word: string) => word === word.toUpperCase()
const patterns = [
  anyOf(simulatorWords.filter(isCode), 'g'),
  anyOf(
    simulatorWords.filter((word) => !isCode(word)),
    'gi',
  ),
  // The addresses of the simulator's pages and calls.
  /\/__\w*/g,
]

/** Returns traces of the simulator in a build's paths and texts, as `file: word`. */
export const simulatorTraces = (files: readonly BuildFile[]): string[] =>
  files.flatMap(({ path, text }) => {
    const found = patterns.flatMap((pattern) => `${path}\n${text}`.match(pattern) ?? [])
    return [...new Set(found)].map((word) => `${path}: ${word}`)
  })
