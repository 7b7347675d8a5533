import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { usePaused } from '#platform/use-paused.ts'
import { useMediaQuery } from '../look/use-media-query.ts'

type Rotation = {
  /** Names what rotates, so that the tab keeps its pause. */
  part: string
  /** The element that pauses the rotation while it is touched, hovered, focused or not visible. */
  element: RefObject<HTMLElement | null>
  ms: number | undefined
  /** A change of this value, such as the current slide, restarts the wait. */
  step: number
  advance: () => void
}

/** Calls `advance` every `ms`, but not while the player uses the element, cannot see it, or prefers reduced motion. */
export function useAutoRotate({ part, element, ms, step, advance }: Rotation) {
  const [resting, rest] = usePaused(part)
  const still = useMediaQuery('(prefers-reduced-motion: reduce)')
  const attended = useAttention(element)
  const running = ms !== undefined && !still && !resting && !attended
  const onWaited = useEffectEvent(advance)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step starts the wait again
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => onWaited(), ms)
    return () => clearTimeout(timer)
  }, [running, ms, step])

  return { resting, rest, canRotate: ms !== undefined && !still }
}

/** Returns whether the element has the pointer or the focus, the page is hidden, or the element is not visible. */
function useAttention(element: RefObject<HTMLElement | null>) {
  const [reasons, setReasons] = useState<ReadonlySet<string>>(new Set())

  useEffect(() => {
    const target = element.current
    if (!target) return
    const mark = (reason: string, holds: boolean) => setReasons((known) => withReason(known, reason, holds))
    const off = new AbortController()
    const on = (name: string, reason: string, holds: boolean, from: EventTarget = target) =>
      from.addEventListener(name, () => mark(reason, holds), { signal: off.signal, passive: true })
    // The pointer and the focus may have been there before the rotation.
    mark('focus', target.contains(document.activeElement))
    mark('pointer', matchMedia('(hover: hover)').matches && target.matches(':hover'))
    on('pointerenter', 'pointer', true)
    on('pointerleave', 'pointer', false)
    on('touchstart', 'touch', true)
    on('touchend', 'touch', false)
    on('touchcancel', 'touch', false)
    on('focusin', 'focus', true)
    // A dialog that opens over the page returns the focus when it closes.
    const onLeave = ({ relatedTarget }: FocusEvent) =>
      mark('focus', relatedTarget instanceof Element && relatedTarget.matches(':modal, :modal *'))
    target.addEventListener('focusout', onLeave, { signal: off.signal })
    document.addEventListener('visibilitychange', () => mark('hidden', document.hidden), { signal: off.signal })
    const sight = new IntersectionObserver(([entry]) => mark('out of sight', !entry?.isIntersecting))
    sight.observe(target)
    return () => {
      off.abort()
      sight.disconnect()
    }
  }, [element])

  return reasons.size > 0
}

function withReason(known: ReadonlySet<string>, reason: string, holds: boolean) {
  if (known.has(reason) === holds) return known
  const next = new Set(known)
  if (holds) next.add(reason)
  else next.delete(reason)
  return next
}
