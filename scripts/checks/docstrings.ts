/** The rule of docstrings: exported functions of the folders below have one, and it names what they throw. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { root } from '../paths.mjs'
import { isNode, nodesIn } from './syntax-nodes.ts'

const documentedFolders = [
  'src/contract',
  'src/gateway',
  'mock-server/core',
  'mock-server/world',
  'mock-server/control',
]

/** Returns the source files of the folders, without tests. */
export const documentedFiles = (): string[] =>
  documentedFolders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !/\.(test|test-d|stories)\.tsx?$/.test(file))
    .sort()

type Parsed = ReturnType<typeof parseSync>
type Statement = Parsed['program']['body'][number]

/** Returns whether an expression is a function, with or without a type beside it. */
const isFunction = (value: unknown): boolean =>
  isNode(value) &&
  (/^(Arrow)?FunctionExpression$/.test(value.type) ||
    (/^(TSAs|TSSatisfies|Parenthesized)Expression$/.test(value.type) && isFunction(value.expression)))

/** Returns the names of the functions that a statement exports, including constants that hold one. */
function exportedFunctions(statement: Statement): string[] {
  if (statement.type !== 'ExportNamedDeclaration' && statement.type !== 'ExportDefaultDeclaration') return []
  const { declaration } = statement
  if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'TSDeclareFunction')
    return [declaration.id?.name ?? 'default']
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && isFunction(init) ? [id.name] : [],
  )
}

/** Returns the text of the docstring right before the statement; empty if there is none. */
const docstringOf = ({ comments }: Parsed, source: string, { start }: Statement): string =>
  comments
    .find(
      ({ type, value, end }) =>
        type === 'Block' && value.startsWith('*') && end <= start && source.slice(end, start).trim() === '',
    )
    ?.value.replaceAll(/[\s*]+/g, ' ')
    .trim() ?? ''

/** Returns whether a statement contains a `throw`, or a call of the gateway's `fail`. */
const throws = (statement: Statement): boolean =>
  nodesIn(statement).some(
    ({ type, callee }) =>
      type === 'ThrowStatement' || (type === 'CallExpression' && isNode(callee) && callee.name === 'fail'),
  )

/**
 * Returns the exported functions of a source whose docstring is missing, or lacks `@throws`. One docstring documents all
 * overloads of a function. The docstring of a returned method may name what that method throws.
 */
export function docstringProblems(file: string, source: string): string[] {
  const parsed = parseSync(file, source)
  const found = parsed.program.body.flatMap((statement) =>
    exportedFunctions(statement).map((name) => ({ name, statement, doc: docstringOf(parsed, source, statement) })),
  )
  return [...Map.groupBy(found, ({ name }) => name)].flatMap(([name, overloads]) => {
    const docs = overloads.map(({ doc }) => doc).join('')
    if (docs === '') return [`${file}: ${name} has no docstring`]
    const named = docs + overloads.map(({ statement: { start, end } }) => source.slice(start, end)).join('')
    const isSilent = overloads.some(({ statement }) => throws(statement)) && !named.includes('@throws')
    return isSilent ? [`${file}: ${name} throws, but its docstring has no @throws`] : []
  })
}

/** Returns the problems of all documented files, as `file: problem`. */
export const allDocstringProblems = (): string[] =>
  documentedFiles().flatMap((file) => docstringProblems(file, readFileSync(join(root, file), 'utf8')))
