import type { ComponentProps } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useIsMounted } from '#ui/controls/use-is-mounted.ts'
import { overviewAddress, type Part, partAddress } from './parts.ts'

/** Returns the number of steps in the history from the overview to here; undefined if the person came otherwise. */
function useStepsFromOverview(): number | undefined {
  const { state, search } = useLocation()
  if (search === '') return 0
  return typeof state === 'number' ? state : undefined
}

type PartLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'state'> & { part: Part }

export function PartLink({ part, ...rest }: PartLinkProps) {
  const steps = useStepsFromOverview()
  return <Link {...rest} to={partAddress(part)} state={steps === undefined ? undefined : steps + 1} />
}

/** Returns a function that leaves a part for the overview: back in the history if the person came from there. */
export function useClosePart(): () => void {
  const steps = useStepsFromOverview()
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  return () => {
    if (!isMounted()) return
    if (steps) navigate(-steps)
    else navigate(overviewAddress, { replace: true })
  }
}
