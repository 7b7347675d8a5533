import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '#studio/query-client.ts'
import { Toaster } from '#ui/layers/toaster.tsx'
import { classes } from '#ui/look/classes.ts'
import styles from './column.module.css'

interface StudioStageProps {
  /** The story is a whole page or a bar across it, and not a card in the column of the panels. */
  wide: boolean
  children: ReactNode
}

/** What Studio's page puts around every panel: the host's answers, the width of the column, and the toasts. */
export const StudioStage = ({ wide, children }: StudioStageProps) => (
  <QueryClientProvider client={queryClient}>
    <div className={classes(wide ? styles.whole : styles.column)}>{children}</div>
    <Toaster />
  </QueryClientProvider>
)
