import { useCallback, useEffect, useRef } from 'react'

/** Returns whether the component is still mounted, because a late answer must not navigate away from another screen. */
export function useIsHere(): () => boolean {
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return useCallback(() => here.current, [])
}
