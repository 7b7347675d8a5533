import { useRef, useState } from 'react'
import { afterPaint } from '#platform/after-paint.ts'

/**
 * Shows a choice at once and makes it once that is painted, because its consequences take longer than a frame. Returns
 * the value to show, and the function that chooses.
 */
export function useShownFirst<Value>(current: Value, make: (choice: Value) => unknown) {
  const [choice, setChoice] = useState<{ value: Value; at: Value }>()
  const cancel = useRef<() => void>(undefined)
  // A choice counts until the current value has changed, whatever it then is.
  if (choice && choice.at !== current) setChoice(undefined)

  function choose(value: Value) {
    cancel.current?.()
    setChoice({ value, at: current })
    cancel.current = afterPaint(() => make(value))
  }

  return { shown: choice?.at === current ? choice.value : current, choose }
}
