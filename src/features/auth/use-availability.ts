import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const pause = 250

/** Returns the availability of the last value checked; if the check fails, the registration itself decides. */
export function useAvailability<Key extends QueryKey>(
  question: (value: string) => UseQueryOptions<{ available: boolean }, Error, { available: boolean }, Key>,
) {
  const [next, setNext] = useState('')
  const [asked, setAsked] = useState('')
  const { data } = useQuery({ ...question(asked), enabled: asked !== '' })

  useEffect(() => {
    if (next === '') return
    const timer = setTimeout(() => setAsked(next), pause)
    return () => clearTimeout(timer)
  }, [next])

  return {
    /** Checks a value after a short pause, unless another value comes first. */
    ask: setNext,
    free: data?.available === true ? asked : undefined,
    taken: data?.available === false ? asked : undefined,
  }
}
