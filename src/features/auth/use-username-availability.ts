import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { authQueries } from './auth-queries.ts'

const pause = 250

/** What the gateway says of the username asked about last; a check that fails is left to the registration itself. */
export function useUsernameAvailability() {
  const [next, setNext] = useState('')
  const [asked, setAsked] = useState('')
  const { data } = useQuery({ ...authQueries.usernameAvailable(asked), enabled: asked !== '' })

  useEffect(() => {
    if (next === '') return
    const timer = setTimeout(() => setAsked(next), pause)
    return () => clearTimeout(timer)
  }, [next])

  return {
    /** Asks in a moment, unless another name comes first. */
    ask: setNext,
    free: data?.available === true ? asked : undefined,
    taken: data?.available === false ? asked : undefined,
  }
}
