declare const self: ServiceWorkerGlobalScope

/** The build that a worker belongs to. The bundler writes it into the worker's script. */
export interface Build {
  /** The entry script and what it imports, by their paths below the base. The entry comes first. */
  files: readonly string[]
  /** The paths of the app's screens. */
  paths: readonly string[]
}

declare const build: Build

/** The app's base as an address, with a slash at its end. */
export const scope = self.registration.scope

/** The addresses of the files without which no screen opens. */
export const shellFiles = build.files.map((file) => scope + file)

/** The entry's address, which identifies the build: its name changes with every file. */
export const [ownBuild = ''] = shellFiles

/** Returns whether a page of the server names this build's entry. */
export const isOfOwnBuild = (html: string): boolean => html.includes(build.files[0] ?? '')

const paths = new Set(build.paths.map((path) => path.slice(1)))

/** Returns whether an address is one of the app's screens, and not a page of the gateway or of the site around the app. */
export const isScreen = (address: string): boolean =>
  address.startsWith(scope) && paths.has(address.slice(scope.length).replace(/\/?([?#].*)?$/, ''))

const hashed = /^(assets|icons)\/[^/?#]+-[\w-]{8,}\.\w+$/

/** Returns whether an address is a file of some build, whose name has a hash of its content. */
export const isHashedFile = (address: string): boolean =>
  address.startsWith(scope) && hashed.test(address.slice(scope.length))
