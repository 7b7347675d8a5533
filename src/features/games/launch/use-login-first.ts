import { useLocation, useNavigate } from 'react-router-dom'

/** Sends a visitor to log in, and afterwards back to where they are now. */
export function useLoginFirst(): () => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return () => navigate('/m/login', { state: { from: pathname + search } })
}
