import { createHash } from 'node:crypto'

/**
 * Returns the name of a module's class in the build: its own, and a hash of the stylesheet. The bundler's default adds the
 * line number, which does not compress.
 */
export function className(local: string, _file: string, style: string): string {
  return `${local}_${createHash('sha256').update(style).digest('base64url').slice(0, 4)}`
}
