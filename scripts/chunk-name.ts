/** Features whose parts home loads after its first paint. */
const afterHome = /^(announcements|download|footer|preferences|system|winners)$/

/** The feature of each screen in `src/app`, which joins several. */
const ofApp: Record<string, string> = { 'deposit-screen': 'deposit', 'member-home-screen': 'member' }

/** Modules that load a large library, with which they keep a chunk of their own. */
const lazyLibrary = /\/src\/(ui\/drive-slides|gateway\/transport)\.ts$/

const shared = /\/src\/(?!features|app|i18n\/locales)\w+\/|node_modules.(lucide-react|@tanstack|zod)[\\/]/

/**
 * Returns the chunk of a module that the first page does not need: one for each feature, one for what they share, and
 * one for the parts of home below and behind its games. Small chunks would cost more in requests than they save.
 */
export function chunkName(id: string): string | null {
  if (lazyLibrary.test(id)) return null
  if (shared.test(id)) return 'shared'
  const [, room, topic = ''] = /\/src\/(features|app)\/([\w-]+)/.exec(id) ?? []
  if (room === 'features') return afterHome.test(topic) ? 'after-home' : topic
  return room ? (ofApp[topic] ?? 'after-home') : null
}
