import { useEffect, useRef } from 'react'
import { useStable } from '#ui/loading/use-stable.ts'
import { useReturnFocus } from '#ui/page/use-return-focus.ts'

/** Focuses what was pressed on home when the person goes back to it. */
export function useReturnToHome(): void {
  const home = useRef(document.querySelector('main'))
  const notePressed = useStable(useReturnFocus(home))
  useEffect(() => {
    const main = home.current
    main?.addEventListener('click', notePressed, { capture: true })
    return () => main?.removeEventListener('click', notePressed, { capture: true })
  }, [notePressed])
}
