import '#ui/styles/index.css'
import { start } from '#app/start.tsx'

/** Returns whether the build's style has arrived: its file may be lost, or another file by now. */
function hasStyle(): boolean {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
  if (!link) return true
  return link.dataset.lost === undefined && (link.sheet?.cssRules.length ?? 0) > 0
}

// The page then reports a failed start and offers a retry: src/app/early/report-failed-start.ts.
if (hasStyle()) start()
else document.documentElement.dataset.failed = ''
