import { isDesktop } from '#ui/look/desktop.ts'
import { firstCalls, incompleteScreens } from './first-calls.ts'

/** Screens that need the same files. */
interface Group {
  /** All addresses of the screens. */
  screens: readonly string[]
  /** The places of their parts in the list of all. */
  parts: readonly number[]
  /** Present if the screens need a session. */
  member?: true
}

/** The files of a build that a screen needs besides the entry's, by their addresses below the app's base. */
export interface RouteFiles {
  /** Each part's script and style, once: the page itself holds this table. */
  parts: readonly (readonly string[])[]
  /** All screens other than home. */
  groups: readonly Group[]
  /** The places of the parts of a wide window's rail, which is beside every screen. */
  rail: readonly number[]
  /** The HTTP client; while developing there are no chunks. */
  transport?: string
  /** The texts of each language, by its tag; other screens than home need two parts, and members' screens all. */
  texts: Record<string, { home: string; screens: string; member: string }>
}

function preload(file: string) {
  const link = document.createElement('link')
  link.crossOrigin = ''
  link.href = file
  link.fetchPriority = 'low'
  if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' })
  else link.rel = 'modulepreload'
  document.head.append(link)
}

/**
 * Returns the path of the screen that the app will show: the login instead of a member's without a session, and home for
 * an unknown path.
 */
export function shownScreen({ groups }: RouteFiles, path: string, token: string | undefined): string {
  const group = groups.find(({ screens }) => screens.includes(path))
  if (!group) return '/m/home'
  return group.member && !token ? '/m/login' : path
}

/** Requests the files of the screen at once, before the entry knows that it needs them. */
export function preloadScreen(files: RouteFiles, path: string, language: string): void {
  const { parts, groups, rail, transport, texts } = files
  const own = texts[language] ?? Object.values(texts)[0]
  const group = groups.find(({ screens }) => screens.includes(path))
  if (own) preload(own.home)
  if (own && group) preload(own.screens)
  if (own && group?.member) preload(own.member)
  const needed = [...(group?.parts ?? []), ...(isDesktop() ? rail : [])]
  for (const at of new Set(needed)) for (const file of parts[at] ?? []) preload(file)
  if (transport && group && (!firstCalls[path] || incompleteScreens.includes(path))) preload(transport)
}
