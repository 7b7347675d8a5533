import { useNavigate } from 'react-router-dom'
import type { Back } from './routes.ts'

/** Goes where the route's back arrow leads. Somebody who came in by this very page has no history: home then. */
export function useBack(back: Back): () => void {
  const navigate = useNavigate()
  return () => {
    if (back === 'root') navigate('/')
    else if (back === 'home' || window.history.state?.idx === 0) navigate('/m/home')
    else navigate(-1)
  }
}
