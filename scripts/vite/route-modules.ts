import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { isNode, type Node, nodesIn } from '../checks/syntax-nodes.ts'
import { root } from '../paths.mjs'

const nameOf = (value: unknown) => (isNode(value) && value.type === 'Identifier' ? String(value.name) : undefined)
const textOf = (value: unknown) => (isNode(value) && typeof value.value === 'string' ? value.value : undefined)

/** Returns the value of a property of an object in the source. */
const property = (node: Node, name: string) =>
  nodesIn(node.properties).find(({ type, key }) => type === 'Property' && nameOf(key) === name)?.value

const elementsOf = (value: unknown) => (isNode(value) && Array.isArray(value.elements) ? value.elements : [])

const sources = ['src/app/lazy-screens.ts', 'src/app/routes.ts']

/** Returns the name of a route's screen, such as `login` of `screens.login`. */
function screenOf(route: Node): string | undefined {
  const screen = property(route, 'screen')
  return isNode(screen) ? nameOf(screen.property) : undefined
}

/** Reads the route table and its screens. */
export const readRoutes = () => sources.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')

/** Returns the paths of the routes that need a session. */
export const memberRoutes = (source: string): string[] =>
  nodesIn(parseSync('routes.ts', source).program)
    .filter((node) => !['visitors', undefined].includes(textOf(property(node, 'audience'))))
    .flatMap((node) => textOf(property(node, 'path')) ?? [])

/** Returns the paths of each route of a route table: its own, and its other spellings. */
export const routeSpellings = (source: string): string[][] =>
  nodesIn(parseSync('routes.ts', source).program)
    .filter((node) => node.type === 'ObjectExpression' && property(node, 'screen'))
    .map((node) =>
      [property(node, 'path'), ...elementsOf(property(node, 'also'))].flatMap((path) => textOf(path) ?? []),
    )

/** Returns all paths of a route table, with their other spellings. */
export const routePaths = (source: string): string[] => routeSpellings(source).flat()

/** Returns the module that each screen of a route table loads, by the route's path. @throws Error if there are none */
export function routeModules(source: string): Map<string, string> {
  const nodes = nodesIn(parseSync('routes.ts', source).program)
  const imports = new Map(
    nodes
      .filter(({ type }) => type === 'VariableDeclarator')
      .flatMap(({ id, init }) =>
        nodesIn(init)
          .filter(({ type }) => type === 'ImportExpression')
          .map((found) => [nameOf(id), textOf(found.source)] as const),
      ),
  )
  const routes = nodes
    .filter(({ type }) => type === 'ObjectExpression')
    .map((node) => [textOf(property(node, 'path')), imports.get(screenOf(node))] as const)
  const found = routes.filter((route): route is [string, string] => route[0] !== undefined && route[1] !== undefined)
  if (found.length === 0) throw new Error('The route table has no object with a path and a screen.')
  return new Map(found)
}
