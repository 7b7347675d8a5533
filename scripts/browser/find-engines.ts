/** Finds the engines besides Chromium, as Debian packages them. */
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

export const engineNames = ['firefox', 'webkit'] as const

export type EngineName = (typeof engineNames)[number]

/** The programs that an engine needs, and the packages that bring them. */
const needs: Record<EngineName, { programs: string[]; packages: string }> = {
  firefox: { programs: ['firefox-esr'], packages: 'firefox-esr' },
  // WebKit's browser has no mode without a window, so it needs a display.
  webkit: { programs: ['WebKitWebDriver', 'Xvfb'], packages: 'webkit2gtk-driver xvfb' },
}

/** Returns the paths of an engine's programs; undefined if one of them is missing. */
export function findEngine(name: EngineName, runs = isProgram): string[] | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
  const paths = needs[name].programs.map((program) => folders.map((folder) => join(folder, program)).find(runs))
  return paths.every((path) => path !== undefined) ? paths : undefined
}

/** Returns a line about an engine that is not installed, with the command that installs it. */
export const missing = (name: EngineName): string => `${name} is not installed: apt-get install ${needs[name].packages}`

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
