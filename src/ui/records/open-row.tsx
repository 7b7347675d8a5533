import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'

/** The parameter of a record's address that names its open row. */
const open = 'open'

/** Whether rows open beside their list, as in a wide window. */
export const OpensBeside = createContext(false)

/** Returns the open row of the address. */
export const useOpenRow = (): string | undefined => useSearchParams()[0].get(open) ?? undefined

/** Returns whether a row opens beside its list. */
export const useOpensBeside = (row: string | undefined): row is string => useContext(OpensBeside) && row !== undefined

/** Opens a row beside its list, in place of another. The link takes the focus again when the row closes. */
export function OpenRowLink({ row, children }: { row: string; children: ReactNode }) {
  const [query] = useSearchParams()
  const shown = useOpenRow()
  const link = useRef<HTMLAnchorElement>(null)
  const wasShown = useRef(false)

  useEffect(() => {
    // The focused element of the detail is removed with it.
    if (wasShown.current && shown === undefined && document.activeElement?.matches('body, main')) {
      link.current?.focus({ preventScroll: true })
    }
    wasShown.current = shown === row
  }, [shown, row])

  const search = new URLSearchParams(query)
  search.set(open, row)
  return (
    <Link
      ref={link}
      to={{ search: `${search}` }}
      replace={shown !== undefined}
      aria-current={shown === row ? 'true' : undefined}
    >
      {children}
    </Link>
  )
}
