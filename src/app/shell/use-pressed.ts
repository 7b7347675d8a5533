import { type MouseEvent, startTransition, useOptimistic } from 'react'
import { useNavigate } from 'react-router-dom'
import { afterPaint } from '#platform/after-paint.ts'

/** Whether the browser itself follows a link, such as into another tab. */
const isOwn = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/** The path that was pressed last, which takes precedence over one that is still awaited. */
let last = ''

const painted = () => new Promise<void>((resolve) => afterPaint(resolve))

/**
 * Makes links answer a press before the next screen renders, which takes longer than a frame: the pressed one is the
 * current one at once, and the screen renders in short tasks. Returns its path, and the handler of a link's clicks.
 */
export function usePressed(current: string) {
  const navigate = useNavigate()
  const [shown, show] = useOptimistic(current)

  function follow(event: MouseEvent, to: string) {
    if (to === current || event.defaultPrevented || isOwn(event)) return
    event.preventDefault()
    last = to
    startTransition(async () => {
      show(to)
      await painted()
      if (last === to) startTransition(() => navigate(to))
    })
  }

  return { shown, follow }
}
