import { type ComponentType, lazy } from 'react'
import { loadPart } from '#platform/load-part.ts'

/** What lets each part that could not be fetched be fetched again. */
const lost = new Set<() => void>()

/** Lets the lost parts be fetched again when they render next. Call it when the person asks for that. */
export function forgetLostParts(): void {
  for (const forget of lost) forget()
  lost.clear()
}

type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches it ahead of its first render, where a failure is said. */
  fetchAhead: () => Promise<unknown>
}

/** Makes a component that is fetched when it renders first. Render it within a `FailureBoundary` and a `Suspense`. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined
  const fetchPart = () => {
    loading ??= loadPart(load).then((part) => ({ default: part }))
    return loading
  }
  const create = () =>
    lazy(async () => {
      try {
        return await fetchPart()
      } catch (failure) {
        lost.add(() => {
          loading = undefined
          Loaded = create()
        })
        throw failure
      }
    })
  let Loaded = create()
  return Object.assign((props: Props) => <Loaded {...props} />, {
    fetchAhead: () => fetchPart().catch(() => undefined),
  })
}
