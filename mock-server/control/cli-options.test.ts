import { describe, expect, test } from 'vitest'
import { readCommand, WrongUse } from './cli-options.ts'

describe('a command', () => {
  test.each([
    ['list', { command: 'list', name: '', url: 'http://localhost:5173', json: false }],
    ['show trial --json', { command: 'show', name: 'trial', json: true }],
    ['apply trial --world mine --seed s', { command: 'apply', name: 'trial', world: 'mine', seed: 's' }],
    ['reset --port 5199', { command: 'reset', url: 'http://localhost:5199' }],
    ['reset --url https://192.0.2.7:5173 --token t', { url: 'https://192.0.2.7:5173', token: 't' }],
    ['new-world --scenario trial --merchant PLAIN', { command: 'new-world', scenario: 'trial', merchant: 'PLAIN' }],
  ])('%s is understood', (line, command) => {
    expect(readCommand(line.split(' '))).toMatchObject(command)
  })

  test.each(['--help', '-h', 'list --help'])('%s asks for help', (line) => {
    expect(readCommand(line.split(' '))).toBeUndefined()
  })

  test.each([
    ['', 'name a command'],
    ['start', 'there is no command "start"'],
    ['toString', 'there is no command "toString"'],
    ['show', 'show takes the name of a scenario; list shows them'],
    ['apply', 'apply takes the name of a scenario; list shows them'],
    ['show one two', 'show does not take "two"'],
    ['list one', 'list does not take "one"'],
    ['reset --seed s', 'reset does not take --seed'],
    ['apply trial --scenario other', 'apply does not take --scenario'],
    ['list --port none', '--port takes a number from 1 to 65535, not "none"'],
    ['list --port 0', '--port takes a number from 1 to 65535, not "0"'],
    ['list --url localhost', '--url takes an address such as http://localhost:5173, not "localhost"'],
    ['list --url ftp://localhost', '--url takes an address such as http://localhost:5173, not "ftp://localhost"'],
    ['list --colour', "Unknown option '--colour'"],
    ['list --port', "Option '--port <value>' argument missing"],
  ])('"%s" is refused: %s', (line, message) => {
    const read = () => readCommand(line === '' ? [] : line.split(' '))
    expect(read).toThrow(WrongUse)
    expect(read).toThrow(expect.objectContaining({ message }))
  })
})
