import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const pause = 250

/** Returns the availability of the last value checked; if the check fails, the registration itself decides. */
export function useAvailability<Key extends QueryKey>(
  queryOf: (value: string) => UseQueryOptions<{ available: boolean }, Error, { available: boolean }, Key>,
) {
  const [next, setNext] = useState('')
  const [checked, setChecked] = useState('')
  const { data } = useQuery({ ...queryOf(checked), enabled: checked !== '' })

  useEffect(() => {
    if (next === '') return
    const timer = setTimeout(() => setChecked(next), pause)
    return () => clearTimeout(timer)
  }, [next])

  return {
    /** Checks a value after a short pause, unless another value comes first. */
    check: setNext,
    free: data?.available === true ? checked : undefined,
    taken: data?.available === false ? checked : undefined,
  }
}
