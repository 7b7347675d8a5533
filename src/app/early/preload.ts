/** The files of a build that a screen needs besides the entry's, by their addresses below the app's base. */
export interface RouteFiles {
  /** Each file once: the screens name them by their place, because the page itself holds this table. */
  files: readonly string[]
  /** Of every screen other than home. */
  shared: readonly number[]
  /** Of each screen alone, by its path. */
  screens: Record<string, readonly number[]>
  /** The paths of the screens that need a session. */
  members: readonly string[]
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

/** Requests the files of the screen at once, before the entry knows that it needs them. */
export function preloadScreen(build: RouteFiles, path: string, language: string): void {
  const { files, shared, screens, members, texts } = build
  const own = texts[language] ?? Object.values(texts)[0]
  const screen = screens[path]
  if (own) preload(own.home)
  if (own && screen) preload(own.screens)
  if (own && members.includes(path)) preload(own.member)
  if (screen) for (const at of [...shared, ...screen]) preload(files[at] ?? '')
}
