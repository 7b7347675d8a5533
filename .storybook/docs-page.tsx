import { lazy, Suspense } from 'react'

const ComponentPage = lazy(() => import('./component-page.tsx'))

/** Loads the page of a component when it is opened, so that the stories do not wait for its code. */
export const DocsPage = () => (
  <Suspense>
    <ComponentPage />
  </Suspense>
)
