import type { ComponentProps } from 'react'
import { sharedTexts } from '#mock-server/vendors/page-kit/page-texts.ts'
import { Sheet as AnySheet } from '#mock-server/vendors/page-kit/sheet.tsx'
import { usePage } from './page-context.ts'
import styles from './sheet.module.css'

type SheetProps = Omit<ComponentProps<typeof AnySheet>, 'closeLabel' | 'styles'>

/** Shows a sheet in the merchant's colours. */
export function Sheet(props: SheetProps) {
  const { language } = usePage()
  return <AnySheet {...props} closeLabel={sharedTexts.in(language).close} styles={styles} />
}
