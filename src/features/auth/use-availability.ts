import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const pause = 250

/** What the gateway says of the value asked about last; a check that fails is left to the registration itself. */
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
    /** Asks in a moment, unless another value comes first. */
    ask: setNext,
    free: data?.available === true ? asked : undefined,
    taken: data?.available === false ? asked : undefined,
  }
}
