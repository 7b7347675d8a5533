import type { Endpoint } from '#contract/resource.ts'

/**
 * One line for a shell, as data: it can be printed and typed, and done by a test. A word may hold `{{name}}`: what an
 * earlier line kept under that name, or `{{i}}`, the number of the time of a line that is done several times.
 */
export interface Line {
  /** `npm run scenario`, `npm run call`, curl, or any other shell command. */
  command: 'start' | 'scenario' | 'call' | 'curl' | 'sleep' | 'sh'
  words: readonly string[]
  /** What it prints is kept under that name. */
  keep?: string
  /** The number of repetitions; defaults to one. */
  times?: number
  /** It goes on while the next lines are done. */
  aside?: true
}

export type Reproduction = readonly Line[]

/** The default address of a host. */
export const usualUrl = 'http://localhost:5173'

/** A command of `npm run scenario`. */
export const scenario = (...words: string[]): Line => ({ command: 'scenario', words })

/** Puts the default world into the state of a scenario. */
export const apply = (name: string): Line => scenario('apply', name)

interface Details {
  /** Who is signed in for it. */
  as?: string
  /** More options of `npm run call`. */
  options?: readonly string[]
}

/** A text of `{{+name}}` becomes the kept number of that name. */
const jsonOf = (input: object) => JSON.stringify(input).replaceAll(/"\{\{\+(\w+)\}\}"/g, '{{$1}}')

/** A call of an endpoint, with input that may be wrong on purpose. */
export const call = ({ id }: Endpoint, input: object = {}, { as: account, options = [] }: Details = {}): Line => ({
  command: 'call',
  words: [
    id,
    ...(Object.keys(input).length > 0 ? [jsonOf(input)] : []),
    ...(account === undefined ? [] : ['--as', account]),
    ...options,
  ],
})

/** Keeps a part of a call's answer for later lines. */
export const keep = (name: string, path: string, line: Line): Line => ({
  ...line,
  words: [...line.words, '--take', path],
  keep: name,
})

/** A request that no client of ours would make. */
export const curl = (path: string, ...words: string[]): Line => ({
  command: 'curl',
  words: [`${usualUrl}${path}`, ...words],
})

/** A host with these options of `npm start`, in place of the one that runs. */
export const start = (...words: string[]): Line => ({ command: 'start', words })

export const sleep = (seconds: number): Line => ({ command: 'sleep', words: [`${seconds}`] })

/** What any shell can do, such as making a file. */
export const sh = (text: string): Line => ({ command: 'sh', words: [text] })

export const times = (count: number, line: Line): Line => ({ ...line, times: count })
