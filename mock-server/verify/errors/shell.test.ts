import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { system } from '#contract/system.ts'
import { call, keep, type Line, scenario, times } from './line.ts'
import { shellText } from './shell.ts'

/** Returns the arguments that a shell passes to each command if `seven` is kept. */
const argumentsOf = (...lines: Line[]) => {
  const script = `npm() { printf '<%s>' "$@"; echo; }\nseven=7\n${lines.map((line) => shellText(line)).join('\n')}`
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).trimEnd().split('\n')
}

test('a shell passes the words to the command unchanged, with kept values inserted', () => {
  const input = { text: 'it\'s "{{seven}}" $HOME `ls`', number: '{{+seven}}' }
  expect(argumentsOf(call(system.status, input, { as: 'minji_k' }), scenario('clock', 'set', '{{seven}}'))).toEqual([
    `<run><-s><call><--><system.status><{"text":"it's \\"7\\" $HOME \`ls\`","number":7}><--as><minji_k>`,
    '<run><-s><scenario><--><clock><set><7>',
  ])
})

test('a line is repeated by its count, and can use the index', () => {
  expect(argumentsOf(times(3, scenario('snapshot', 'save', 'saved-{{i}}')))).toEqual(
    [1, 2, 3].map((i) => `<run><-s><scenario><--><snapshot><save><saved-${i}>`),
  )
})

test('a kept value becomes a variable', () => {
  expect(shellText(keep('launch', 'content.game_url?token', call(system.status)))).toBe(
    "launch=$(npm run -s call -- system.status --take 'content.game_url?token')",
  )
})

test('another host is named in every line', () => {
  const url = 'http://192.0.2.7:5199'
  expect(shellText(scenario('worlds'), url)).toBe(`npm run -s scenario -- worlds --url ${url}`)
  expect(shellText({ command: 'curl', words: ['http://localhost:5173/wps/x', '-N'] }, url)).toBe(
    `curl -s ${url}/wps/x -N`,
  )
})
