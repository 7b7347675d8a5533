import { useCallback, useEffect, useRef } from 'react'

/** Whether the component is still on the page: an answer that comes later must not lead anybody from where they have gone. */
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
