interface Named {
  name: string
}

const form = /^([A-Za-z0-9_-]{1,64})\.(.+)$/

/**
 * Returns the token that a client gets for a row's key. It names its world; the row does not, so that a copy of the world
 * under another name is the same, byte for byte.
 */
export const tokenOf = ({ name }: Named, key: string): string => `${name}.${key}`

/** Reads a client's token: the key of its row, or the name of the world it belongs to if that is another one. */
export function readToken({ name }: Named, token: string): { key: string } | { otherWorld: string } {
  const [, world = name, key = ''] = form.exec(token) ?? []
  return world === name ? { key } : { otherWorld: world }
}

/** Says which world a token belongs to. */
export const otherWorldMessage = (what: string, otherWorld: string, { name }: Named): string =>
  `the ${what} belongs to the world "${otherWorld}", not to "${name}"`
