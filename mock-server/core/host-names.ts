/** Names that no other machine's page can have a browser take for this machine. */
const loopback = /^(.+\.)?localhost$|^127\.0\.0\.1$|^\[::1\]$/

/** What a `Host` header may look like: a name or an address, and a port. */
const hostHeader = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d+)?$/i

/** The name in a `Host` header without its port, in lower case; empty if the header holds none. */
export function hostNameOf(host: string): string {
  if (!hostHeader.test(host) || !URL.canParse(`http://${host}`)) return ''
  return new URL(`http://${host}`).hostname.replace(/\.$/, '')
}

/** A listening address or a name as a `Host` header writes it. */
const written = (name: string) => hostNameOf(name.includes(':') && !name.startsWith('[') ? `[${name}]` : name)

/** Returns whether a `Host` header names this host: by a loopback name, or by one of `names`. */
export function createHostNames(names: readonly string[] = []): (host: string) => boolean {
  const known = new Set(names.map(written))
  return (host) => {
    const name = hostNameOf(host)
    return name !== '' && (loopback.test(name) || known.has(name))
  }
}
