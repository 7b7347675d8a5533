import { useId, useLayoutEffect } from 'react'
import { create } from 'zustand'

interface FloatingFailure {
  id: string
  text: string
  /** Undefined if the page needs the failed part. */
  dismiss: (() => void) | undefined
}

const useFailures = create<{ shown: readonly FloatingFailure[] }>(() => ({ shown: [] }))

/** Adds a failure at the end, or replaces it in its place. */
const put = (failure: FloatingFailure) =>
  useFailures.setState(({ shown }) => ({
    shown: shown.some(({ id }) => id === failure.id)
      ? shown.map((one) => (one.id === failure.id ? failure : one))
      : [...shown, failure],
  }))

const remove = (id: string) =>
  useFailures.setState(({ shown }) => ({ shown: shown.filter((failure) => failure.id !== id) }))

/**
 * Joins the failures that float with the same text: the first one shows it for all, and a retry repeats all.
 * `dismissAll` removes all, and is undefined if the page needs one of them.
 */
export function useJoinedFailure(text: string, dismiss: (() => void) | undefined) {
  const id = useId()
  useLayoutEffect(() => put({ id, text, dismiss }), [id, text, dismiss])
  useLayoutEffect(() => () => remove(id), [id])
  const joined = useFailures(({ shown }) => shown).filter((failure) => failure.text === text)
  const isNeeded = joined.some((failure) => !failure.dismiss)
  const dismissAll = () => {
    for (const failure of joined) failure.dismiss?.()
  }
  return { isFirst: joined[0]?.id === id, dismissAll: isNeeded ? undefined : dismissAll }
}
