import './review.css'
import { createRoot } from 'react-dom/client'
import type { Review } from './data.ts'
import { ReviewPage } from './review-page.tsx'

declare global {
  var review: Review
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(<ReviewPage review={globalThis.review} />)
