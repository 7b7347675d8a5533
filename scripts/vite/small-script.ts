import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { root } from '../paths.mjs'

/**
 * Returns the code of a script without libraries, which nothing imports. `name` is the constant by which it reads `value`.
 * @throws Error if the script holds a library
 */
export async function smallScript(file: string, name: string, value: unknown): Promise<string> {
  const lib = { entry: join(root, file), name: 'script', formats: ['iife' as const] }
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { lib, write: false },
  })
  const [result] = [built].flat() as Rolldown.RolldownOutput[]
  const [chunk] = result?.output ?? []
  if (!chunk) throw new Error(`${file} has no code.`)
  const library = chunk.moduleIds.find((id) => id.includes('node_modules'))
  if (library) throw new Error(`${file} holds a library: ${library}. Import what it needs from a smaller module.`)
  return `{const ${name}=${JSON.stringify(value)};${chunk.code.trim()}}`
}
