import type { Line } from './line.ts'

const plain = /^[\w./:@%+,=-]+$/
const placeholder = /\{\{(\w+)\}\}/g

/** As a shell takes it: a placeholder is the variable of its name, all else means itself. */
function quoted(word: string): string {
  if (plain.test(word)) return word
  return `'${word.replaceAll("'", "'\\''").replaceAll(placeholder, `'"$$$1"'`)}'`
}

const beginnings: Record<Line['command'], string> = {
  start: '# in place of the host that runs: npm start -- ',
  scenario: 'npm run -s scenario -- ',
  call: 'npm run -s call -- ',
  curl: 'curl -s ',
  sleep: 'sleep ',
  sh: '',
}

function once({ command, words, keep }: Line): string {
  const text = `${beginnings[command]}${command === 'sh' ? words.join(' ') : words.map(quoted).join(' ')}`
  return keep === undefined ? text : `${keep}=$(${text})`
}

/** A line as a person types it into a shell. */
export function shellText(line: Line): string {
  const text = once(line)
  if (line.times === undefined) return text
  return `for i in $(seq ${line.times}); do ${text}${line.aside ? ' & done' : '; done'}`
}
