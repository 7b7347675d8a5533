import { type ReactNode, useState } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { LocationStateContext } from '#platform/router.ts'

interface MemoryRouterProps {
  /** The address it begins at. */
  route: string
  children: ReactNode
}

/** A router that leaves the browser's own address alone. */
export function MemoryRouter({ route, children }: MemoryRouterProps) {
  const [memory] = useState(() => memoryLocation<unknown>({ path: route }))
  return (
    <LocationStateContext value={() => memory.state}>
      <Router hook={memory.hook} searchHook={memory.searchHook}>
        {children}
      </Router>
    </LocationStateContext>
  )
}
