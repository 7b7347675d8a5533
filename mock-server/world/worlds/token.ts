interface Named {
  name: string
}

const form = /^([A-Za-z0-9_-]{1,64})\.(.+)$/

/**
 * Returns the token that a client gets for a row's key. The token names its world; the row does not, so that a copy of the
 * world under another name is identical, byte for byte.
 */
export const tokenOf = ({ name }: Named, key: string): string => `${name}.${key}`

/** Reads a client's token. Returns the key of its row, or the name of its world if that is another one. */
export function readToken({ name }: Named, token: string): { key: string } | { otherWorld: string } {
  const [, world = name, key = ''] = form.exec(token) ?? []
  return world === name ? { key } : { otherWorld: world }
}

/** Returns the message for a token of another world. */
export const otherWorldMessage = (what: string, otherWorld: string, { name }: Named): string =>
  `the ${what} belongs to the world "${otherWorld}", not to "${name}"`
