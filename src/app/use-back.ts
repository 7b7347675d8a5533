import { useNavigate } from '#platform/router.ts'
import type { Back } from './routes.ts'

/** Whether this tab has been anywhere in the app before; a browser that cannot tell counts its steps. */
const canGoBack = () => window.navigation?.canGoBack ?? history.length > 1

/** Goes where the route's back arrow leads. Somebody who came in by this very page has no history: home then. */
export function useBack(back: Back): () => void {
  const navigate = useNavigate()
  return () => {
    if (back === 'root') navigate('/')
    else if (back === 'home' || !canGoBack()) navigate('/m/home')
    else navigate(-1)
  }
}
