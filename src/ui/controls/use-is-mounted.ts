import { useCallback, useEffect, useRef } from 'react'

/** Returns whether the component is still mounted, because a late answer must not navigate away from another screen. */
export function useIsMounted(): () => boolean {
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return useCallback(() => mounted.current, [])
}
