/** The first Node that runs TypeScript without a build. */
const needed = /** @type {const} */ ([22, 18])

/**
 * Returns the message to print if this Node cannot run TypeScript.
 * @param {string} version Such as `20.20.2`.
 */
export function oldNodeMessage(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return undefined
  return `Parlor needs Node ${needed.join('.')} or newer; this is ${version}. npm install brings one, which npm start and npm run use.`
}
