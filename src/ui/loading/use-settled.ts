import { startTransition, useEffect, useState } from 'react'
import { settled } from './settled.ts'

/** Returns whether everything on the screen has loaded since the component mounted; once true, it stays true. */
export function useSettled(): boolean {
  const [is, setIs] = useState(false)
  useEffect(() => {
    let current = true
    void settled().then(() => current && startTransition(() => setIs(true)))
    return () => {
      current = false
    }
  }, [])
  return is
}
