import { useCallback, useLayoutEffect, useRef } from 'react'

/** Returns a function that stays the same and calls the latest `action`, so that it does not render memoised children. */
export function useStable<Input, Result>(action: (input: Input) => Result): (input: Input) => Result {
  const latest = useRef(action)
  useLayoutEffect(() => {
    latest.current = action
  })
  return useCallback((input) => latest.current(input), [])
}
