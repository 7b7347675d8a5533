import { type MouseEvent, startTransition } from 'react'
import { useNavigate } from 'react-router-dom'
import { useShownFirst } from '#ui/use-shown-first.ts'

/** Whether the browser itself follows a link, such as into another tab. */
const isOwn = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/**
 * Makes links answer a press before the next screen renders, which takes longer than a frame: the pressed one is the
 * current one at once. Returns its path, and the handler of a link's clicks.
 */
export function usePressed(current: string) {
  const navigate = useNavigate()
  // A transition renders the next screen in short tasks.
  const { shown, choose } = useShownFirst(current, (to) => startTransition(() => navigate(to)))

  function follow(event: MouseEvent, to: string) {
    if (to === current || event.defaultPrevented || isOwn(event)) return
    event.preventDefault()
    choose(to)
  }

  return { shown, follow }
}
