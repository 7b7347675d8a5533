/** Loopback names. A page of another machine cannot make a browser resolve them elsewhere. */
const loopback = /^(.+\.)?localhost$|^127\.0\.0\.1$|^\[::1\]$/

/** The form of a `Host` header: a name or an address, and a port. */
const hostHeader = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d+)?$/i

/** Returns the name in a `Host` header without its port, in lower case; empty if the header is invalid. */
export function hostNameOf(host: string): string {
  if (!hostHeader.test(host) || !URL.canParse(`http://${host}`)) return ''
  return new URL(`http://${host}`).hostname.replace(/\.$/, '')
}

/** Returns a listening address or a name in the form of a `Host` header. */
const normalise = (name: string) => hostNameOf(name.includes(':') && !name.startsWith('[') ? `[${name}]` : name)

/** Creates a check that is true if a `Host` header holds a loopback name or one of `names`. */
export function createHostNames(names: readonly string[] = []): (host: string) => boolean {
  const known = new Set(names.map(normalise))
  return (host) => {
    const name = hostNameOf(host)
    return name !== '' && (loopback.test(name) || known.has(name))
  }
}
