/** The worker's file, beside the page. */
export const workerFile = 'player-worker.js'

/** What a page reports once its first screen has rendered. */
export interface ShownPage {
  /** The address of its build's entry script, which identifies the build. */
  build: string
  /** The addresses that it has loaded, among them the build's files. */
  files: readonly string[]
}

/** Asks a worker that is ready to replace the one that still runs. */
export const takeOver = 'take-over'

/** What the worker reports: a build that the next start of a page shows. */
export interface NewBuild {
  build: string
}
