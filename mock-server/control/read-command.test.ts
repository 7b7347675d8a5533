import { describe, expect, test } from 'vitest'
import { commands } from './commands/all.ts'
import { readCommand, usage } from './read-command.ts'
import { UsageError } from './usage-error.ts'

const read = (line: string) => readCommand(line === '' ? [] : line.split(' '))
const localhost = { url: 'http://localhost:5173' }

describe('a command', () => {
  test.each([
    ['list', { command: { name: 'list' }, invocation: localhost, json: false }],
    ['show trial --json', { command: { name: 'show' }, invocation: { words: ['trial'] }, json: true }],
    ['apply trial --world mine --seed s', { invocation: { words: ['trial'], options: { world: 'mine', seed: 's' } } }],
    ['reset --port 5199', { command: { name: 'reset' }, invocation: { url: 'http://localhost:5199' } }],
    ['reset --control-token t', { token: 't' }],
    ['reset --url https://192.0.2.7:5173 --token t', { invocation: { url: 'https://192.0.2.7:5173' }, token: 't' }],
    ['clock', { command: { name: 'clock' }, invocation: { words: [] } }],
    ['clock advance 5m', { command: { name: 'clock advance' }, invocation: { words: ['5m'] } }],
    ['fork', { command: { name: 'fork' }, invocation: { words: [] } }],
    ['fork copy', { invocation: { words: ['copy'] } }],
    ['flags CBS3=on AGENTPOLICY3=off', { invocation: { words: ['CBS3=on', 'AGENTPOLICY3=off'] } }],
    [
      'journal verify auth.login=1 --in-order',
      { invocation: { words: ['auth.login=1'], switches: { 'in-order': true } } },
    ],
    [
      'outbox wait --to 1022334455',
      { command: { name: 'outbox wait' }, invocation: { options: { to: '1022334455' } } },
    ],
  ])('reads %s', (line, reading) => {
    expect(read(line)).toMatchObject(reading)
  })

  test.each(['--help', '-h', 'list --help'])('%s asks for help', (line) => {
    expect(read(line)).toBeUndefined()
  })

  test.each([
    ['', 'name a command'],
    ['start', 'there is no command "start"'],
    ['toString', 'there is no command "toString"'],
    ['snapshot', /^snapshot is one of snapshot list, snapshot save, /],
    ['show', 'show takes SCENARIO'],
    ['show one two', 'show does not take "two"'],
    ['list one', 'list does not take "one"'],
    ['clock forward', 'clock does not take "forward"'],
    ['snapshot diff one', 'snapshot diff takes FROM TO'],
    ['reset --merchant PLAIN', 'reset does not take --merchant'],
    ['apply trial --scenario other', 'apply does not take --scenario'],
    ['list --port none', '--port takes a number from 1 to 65535, not "none"'],
    ['list --port 0', '--port takes a number from 1 to 65535, not "0"'],
    ['list --url localhost', '--url takes an address such as http://localhost:5173, not "localhost"'],
    ['list --url ftp://localhost', '--url takes an address such as http://localhost:5173, not "ftp://localhost"'],
    ['list --colour', "Unknown option '--colour'"],
    ['list --port', "Option '--port <value>' argument missing"],
  ])('refuses "%s": %s', (line, message) => {
    expect(() => read(line)).toThrow(UsageError)
    expect(() => read(line)).toThrow(message)
  })
})

test('the help lists every command with its words, and the exit codes', () => {
  for (const { name, words = [], summary } of commands) {
    const line = usage.split('\n').find((one) => one.startsWith(` ${[name, ...words].join(' ')} `))
    expect(line, name).toContain(summary)
  }
  expect(usage).toContain('The exit code is 0')
})

test('every command has a name of its own', () => {
  expect(new Set(commands.map(({ name }) => name)).size).toBe(commands.length)
})
