const tagged =
  /(?:^|[-/])(aix|android|darwin|freebsd|linux|linuxmusl|netbsd|openbsd|openharmony|sunos|win32)-(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|x64)(?:-(gnu|glibc|musl|eabi|gnueabihf|musleabihf|msvc))?$/

/** @type {Record<string, string>} */
const libraries = { gnu: 'glibc', glibc: 'glibc', musl: 'musl' }

/**
 * Returns the platform in the name of a binary package such as `@rollup/rollup-linux-x64-musl`, or undefined if the name
 * has none.
 * @param {string} name
 * @returns {{ os?: string[], cpu: string[], libc?: string[] } | undefined}
 */
export function platformOf(name) {
  if (/-wasm32(-wasi)?$/.test(name)) return { cpu: ['wasm32'] }
  const [, os, cpu, abi = ''] = name.match(tagged) ?? []
  if (!os || !cpu) return undefined
  const [family, library] = os.split(/(?=musl$)/)
  const libc = libraries[library ?? abi]
  return { os: [family ?? os], cpu: [cpu], ...(libc && { libc: [libc] }) }
}
