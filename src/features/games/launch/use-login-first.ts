import { useLocation, useNavigate } from 'react-router-dom'

/** Returns a function that opens login, which returns to the current page afterwards. */
export function useLoginFirst(): (replace?: boolean) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (replace = false) => navigate('/m/login', { state: { from: pathname + search }, replace })
}
