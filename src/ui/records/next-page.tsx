import { Button } from '../controls/button.tsx'
import styles from './next-page.module.css'

interface NextPageProps {
  /** Says why the last attempt failed. */
  failure: string | false
  label: string
  hasMore: boolean
  /** A promise keeps the button busy. */
  onMore: () => unknown
}

/** Ends a list that comes in pages. */
export function NextPage({ failure, label, hasMore, onMore }: NextPageProps) {
  return (
    <>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {hasMore && (
        <Button kind="secondary" wide onClick={onMore}>
          {label}
        </Button>
      )}
    </>
  )
}
