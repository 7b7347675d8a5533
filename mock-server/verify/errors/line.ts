import type { Endpoint } from '#contract/resource.ts'

/**
 * One shell line as data, to be printed or run by a test. A word may contain `{{name}}`, a value that an earlier line
 * kept, or `{{i}}`, the index of a repeated line.
 */
export interface Line {
  /** `npm run scenario`, `npm run call`, curl, or any other shell command. */
  command: 'start' | 'scenario' | 'call' | 'curl' | 'sleep' | 'sh'
  words: readonly string[]
  /** The name under which its output is kept. */
  keep?: string
  /** The number of repetitions; defaults to one. */
  times?: number
  /** Whether it runs in the background. */
  aside?: true
}

export type Reproduction = readonly Line[]

/** The default address of a host. */
export const usualUrl = 'http://localhost:5173'

/** Returns a command of `npm run scenario`. */
export const scenario = (...words: string[]): Line => ({ command: 'scenario', words })

/** Returns the line that applies a scenario to the default world. */
export const apply = (name: string): Line => scenario('apply', name)

interface Details {
  /** The account that is signed in for the call. */
  as?: string
  /** More options of `npm run call`. */
  options?: readonly string[]
}

/** Returns JSON in which the text `{{+name}}` becomes the kept number of that name. */
const jsonOf = (input: object) => JSON.stringify(input).replaceAll(/"\{\{\+(\w+)\}\}"/g, '{{$1}}')

/** Returns a call of an endpoint, with possibly invalid input. */
export const call = ({ id }: Endpoint, input: object = {}, { as: account, options = [] }: Details = {}): Line => ({
  command: 'call',
  words: [
    id,
    ...(Object.keys(input).length > 0 ? [jsonOf(input)] : []),
    ...(account === undefined ? [] : ['--as', account]),
    ...options,
  ],
})

/** Returns the line with a part of its answer kept for later lines. */
export const keep = (name: string, path: string, line: Line): Line => ({
  ...line,
  words: [...line.words, '--take', path],
  keep: name,
})

/** Returns a curl request, for what the commands do not send. */
export const curl = (path: string, ...words: string[]): Line => ({
  command: 'curl',
  words: [`${usualUrl}${path}`, ...words],
})

/** Returns the line that restarts the host with these options of `npm start`. */
export const start = (...words: string[]): Line => ({ command: 'start', words })

/** Returns the line that waits for some seconds. */
export const sleep = (seconds: number): Line => ({ command: 'sleep', words: [`${seconds}`] })

/** Returns any other shell command, such as one that creates a file. */
export const sh = (text: string): Line => ({ command: 'sh', words: [text] })

/** Returns the line repeated a number of times. */
export const times = (count: number, line: Line): Line => ({ ...line, times: count })
