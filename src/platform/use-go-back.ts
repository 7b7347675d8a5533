import { useNavigate } from 'react-router-dom'

/** Whether this tab has been anywhere before; a browser that cannot tell counts its steps. */
const canGoBack = () => window.navigation?.canGoBack ?? history.length > 1

/** Goes back a step; home from the page that this tab began at. */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  return () => (canGoBack() ? navigate(-1) : navigate('/m/home'))
}
