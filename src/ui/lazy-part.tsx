import { type ComponentType, lazy } from 'react'
import { create } from 'zustand'
import { loadPart } from '#platform/load-part.ts'

/** Resets the parts that could not be fetched. */
const lost = new Set<() => void>()

const store = create(() => ({ attempt: 0 }))

/** Returns a number that changes with each retry: several places may miss the same file, and one retry serves all. */
export const useAttempt = (): number => store(({ attempt }) => attempt)

/** Resets the lost parts, so that their next render fetches them again. Call it only on a person's request. */
export function forgetLostParts(): void {
  for (const forget of lost) forget()
  lost.clear()
  store.setState(({ attempt }) => ({ attempt: attempt + 1 }))
}

type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the part before its first render, which reports a failure. */
  fetchAhead: () => Promise<unknown>
}

/** Creates a component that is fetched on its first render. Render it within a `FailureBoundary` and a `Suspense`. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined
  const fetchPart = () => {
    loading ??= loadPart(load).then((part) => ({ default: part }))
    return loading
  }
  const prepare = () =>
    lazy(async () => {
      try {
        return await fetchPart()
      } catch (failure) {
        lost.add(() => {
          loading = undefined
          Loaded = prepare()
        })
        throw failure
      }
    })
  let Loaded = prepare()
  return Object.assign((props: Props) => <Loaded {...props} />, {
    fetchAhead: () => fetchPart().catch(() => undefined),
  })
}
