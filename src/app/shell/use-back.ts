import { useNavigate } from 'react-router-dom'
import { useGoBack } from '#platform/use-go-back.ts'
import type { Back } from '../route.ts'

/** Returns the action of the route's back arrow. */
export function useBack(back: Back): () => void {
  const navigate = useNavigate()
  const goBack = useGoBack()
  return () => {
    if (back === 'root') navigate('/')
    else if (back === 'home') navigate('/m/home')
    else goBack()
  }
}
