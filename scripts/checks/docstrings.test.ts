import { expect, test } from 'vitest'
import { allDocstringProblems, docstringProblems, documentedFiles } from './docstrings.ts'

const problems = (source: string) => docstringProblems('a.ts', source)

test.each([
  ['a function', 'export function add() {}'],
  ['an async function', 'export async function add() {}'],
  ['an arrow function', 'export const add = () => 1'],
  ['an arrow function with a type', 'export const add = (async () => 1) satisfies Add'],
  ['a function with an empty docstring', '/** */\nexport const add = () => 1'],
  ['a function with a plain comment', '// Returns the sum.\nexport const add = () => 1'],
  ['a function below a documented one', '/** Returns one. */\nconst one = () => 1\nexport const add = () => one()'],
])('refuses %s without a docstring', (_, source) => {
  expect(problems(source)).toEqual(['a.ts: add has no docstring'])
})

test.each([
  ['throws', "/** Returns the sum. */\nexport function add() { throw new Error('no') }"],
  ['throws in a callback', '/** Returns the sum. */\nexport const add = () => load().catch((e) => { throw e })'],
  ['fails', "/** Returns the sum. */\nexport const add = (a: string) => a || fail('INVALID_INPUT')"],
])('refuses a docstring without @throws if the function %s', (_, source) => {
  expect(problems(source)).toEqual(['a.ts: add throws, but its docstring has no @throws'])
})

test.each([
  ['a docstring', '/** Returns the sum. */\nexport const add = () => 1'],
  ['a docstring of several lines', '/**\n * Returns the sum.\n */\nexport function add() {}'],
  ['one docstring for all overloads', '/** Returns it. */\nexport function a(b: 1): 1\nexport function a(b: 2): 2'],
  ['a docstring with @throws', '/** Adds. @throws Error. */\nexport function add() { throw new Error() }'],
  ['@throws at a method', "/** Adds. */\nexport const add = () => ({\n/** @throws Error. */\nrun() { fail('A') } })"],
  ['functions that are not exported', 'const add = () => { throw new Error() }'],
  ['types and data', 'export type A = () => 1\nexport const limit = 1\nexport const calls = resource({})'],
])('accepts %s', (_, source) => {
  expect(problems(source)).toEqual([])
})

test('reads every folder and leaves out tests', () => {
  const files = documentedFiles()
  for (const file of [
    'src/contract/resource.ts',
    'src/gateway/call.ts',
    'mock-server/core/pipeline.ts',
    'mock-server/world/worlds/world.ts',
    'mock-server/control/calls/shared.ts',
  ])
    expect(files).toContain(file)
  expect(files.filter((file) => file.includes('.test'))).toEqual([])
})

test('every exported function of the documented folders has a docstring', () => {
  expect(
    allDocstringProblems(),
    'Add to the docstring above each function: what it returns, its units (ms, minor units), its errors (@throws), and the section of the specification that sets its rule.',
  ).toEqual([])
})
