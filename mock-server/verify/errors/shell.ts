import { type Line, usualUrl } from './line.ts'

const plain = /^[\w./:@%+,=-]+$/
const placeholder = /\{\{(\w+)\}\}/g

/** Quotes a word for a shell. Placeholders become variables; everything else is literal. */
function quoted(word: string): string {
  if (plain.test(word)) return word
  const text = `'${word.replaceAll("'", "'\\''").replaceAll(placeholder, `'"$$$1"'`)}'`
  return text.replaceAll(/^''|''$/g, '')
}

const beginnings: Record<Line['command'], string> = {
  start: '# in place of the host that runs: npm start -- ',
  scenario: 'npm run -s scenario -- ',
  call: 'npm run -s call -- ',
  curl: 'curl -s ',
  sleep: 'sleep ',
  sh: '',
}

/** Returns the words with the host's address. */
function wordsFor({ command, words }: Line, url: string): readonly string[] {
  if (url === usualUrl) return words
  if (command === 'curl') return words.map((word) => word.replace(usualUrl, url))
  return command === 'call' || command === 'scenario' ? [...words, '--url', url] : words
}

function once(line: Line, url: string): string {
  const { command, keep } = line
  const words = wordsFor(line, url)
  const text = `${beginnings[command]}${command === 'sh' ? words.join(' ') : words.map(quoted).join(' ')}`
  return keep === undefined ? text : `${keep}=$(${text})`
}

/** Returns a line as shell text. */
export function shellText(line: Line, url = usualUrl): string {
  const text = once(line, url)
  if (line.times === undefined) return text
  return `for i in $(seq ${line.times}); do ${text}${line.aside ? ' & done' : '; done'}`
}
