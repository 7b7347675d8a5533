import { createHash } from 'node:crypto'

/** Each class that a stylesheet names; a file extension in it does no harm. */
const classes = /\.([a-zA-Z_][\w-]*)/g

/**
 * Returns the name of a module's class in the build: a hash of the stylesheet, and the place of the class in it. The page
 * holds these names, so they are short.
 */
export function className(local: string, _file: string, style: string): string {
  const digest = createHash('sha256').update(style).digest('base64url')
  const [hash] = digest.match(/[a-zA-Z][\w-]{3}/) ?? [digest]
  const names = [...new Set(Array.from(style.matchAll(classes), ([, name]) => name))]
  return hash + names.indexOf(local).toString(36)
}
