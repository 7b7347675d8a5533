import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { TopBar } from '#ui/page/top-bar.tsx'
import { FailureBoundary } from '#ui/states/failure-boundary.tsx'
import type { Route } from '../route.ts'
import { useBack } from './use-back.ts'

interface HeaderProps {
  route: Pick<Route, 'title' | 'back' | 'actions'>
}

/** Shows the title, the back arrow and the actions of every screen without a header of its own. */
export function Header({ route: { title, back, actions: Actions } }: HeaderProps) {
  const { t } = useTranslation()
  const goBack = useBack(back)
  return (
    <TopBar
      title={t(title)}
      onBack={back === 'none' ? undefined : goBack}
      actions={
        Actions && (
          <FailureBoundary look="floating">
            <Suspense>
              <Actions />
            </Suspense>
          </FailureBoundary>
        )
      }
    />
  )
}
