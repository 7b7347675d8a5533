import { type ComponentType, lazy } from 'react'
import { loadPart } from '#platform/load-part.ts'

/** What lets each part that could not be fetched be fetched again. */
const lost = new Set<() => void>()

/** Lets the lost parts be fetched again when they render next. Call it once their failure is on screen. */
export function forgetLostParts(): void {
  for (const forget of lost) forget()
  lost.clear()
}

/** Makes a component that is fetched when it renders first. Render it within a `FailureBoundary` and a `Suspense`. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const create = () =>
    lazy(async () => {
      try {
        return { default: await loadPart(load) }
      } catch (failure) {
        lost.add(() => {
          Loaded = create()
        })
        throw failure
      }
    })
  let Loaded = create()
  return (props) => <Loaded {...props} />
}
