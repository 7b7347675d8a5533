import { useNavigate } from 'react-router-dom'

/** Returns whether this tab has an earlier page. Without the Navigation API it counts the tab's history. */
const canGoBack = () => window.navigation?.canGoBack ?? history.length > 1

/** Returns a function that goes back one page, or home from the tab's first page. */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  return () => (canGoBack() ? navigate(-1) : navigate('/m/home'))
}
