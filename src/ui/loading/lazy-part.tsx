import { type ComponentType, lazy, useState } from 'react'
import { create } from 'zustand'
import { loadPart, loadStyledPart } from '#platform/load-part.ts'

/** Resets the parts that could not be fetched. */
const lost = new Set<() => void>()

const store = create(() => ({ attempt: 0 }))

/** Returns a number that changes with each retry: several places may miss the same file, and one retry serves all. */
export const useAttempt = (): number => store(({ attempt }) => attempt)

/** Lets the next render of each lost part fetch it again. Their messages stay. */
export function resetLostParts(): void {
  for (const reset of lost) reset()
  lost.clear()
}

/** Renders the lost parts again, which fetches them. Call it only on a person's request. */
export function retryLostParts(): void {
  resetLostParts()
  store.setState(({ attempt }) => ({ attempt: attempt + 1 }))
}

export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the part before its first render, which reports a failure. */
  fetchAhead: () => Promise<unknown>
  /** Fetches the part for a person who may soon ask for it. A failure has no effect. */
  prefetch: () => void
}

interface KeptProps<Props> {
  choose: () => ComponentType<Props>
  props: Props
}

/** Renders what `choose` returns at the first render, as long as it is mounted: another component would lose its state. */
function Kept<Props extends object>({ choose, props }: KeptProps<Props>) {
  const [Chosen] = useState(choose)
  return <Chosen {...props} />
}

/** Creates a component that is fetched on its first render. Render it within a `FailureBoundary` and a `Suspense`. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  /** The part once it has loaded. It renders at once, but a lazy component shows the fallback for at least 300 ms. */
  let part: ComponentType<Props> | undefined
  let loading: Promise<{ default: ComponentType<Props> }> | undefined
  let isAhead = false
  const keep = (loaded: ComponentType<Props>) => {
    part = loaded
    return { default: loaded }
  }
  const loadStyled = () => loadStyledPart(load)
  const fetchPart = () => {
    loading ??= loadPart(loadStyled).then(keep)
    return loading
  }
  const fetchOrLose = async (): Promise<{ default: ComponentType<Props> }> => {
    const { attempt } = store.getState()
    try {
      return await fetchPart()
    } catch (failure) {
      if (store.getState().attempt !== attempt) {
        // A person has pressed a retry in the meantime.
        loading = undefined
        return fetchOrLose()
      }
      lost.add(() => {
        loading = undefined
        Loaded = lazy(fetchOrLose)
      })
      throw failure
    }
  }
  let Loaded: ComponentType<Props> = lazy(fetchOrLose)
  return Object.assign((props: Props) => <Kept choose={() => part ?? Loaded} props={props} />, {
    fetchAhead: () => fetchPart().catch(() => undefined),
    prefetch() {
      if (isAhead) return
      isAhead = true
      loadStyled().then(keep, () => undefined)
    },
  })
}
