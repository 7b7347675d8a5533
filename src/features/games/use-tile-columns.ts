import { useLook } from '#brand/platform-status.ts'
import { columnsAt, type Width } from '#merchant/columns.ts'
import { useLargeText } from '#ui/look/use-large-text.ts'
import { useWidth } from '#ui/look/use-width.ts'

/** The most tiles side by side if text is large: a word of a name still fits. tokens.css has the same. */
const mostWithLargeText: Record<Width, number> = { phone: 2, tablet: 3, desktop: 3 }

/** Returns the number of tiles side by side. `beside` is for a list that has a menu beside it on a phone too. */
export function useTileColumns(beside = false): number {
  const width = useWidth()
  const largeText = useLargeText()
  const usual = columnsAt[useLook().tiles.columns][width]
  const columns = largeText ? Math.min(mostWithLargeText[width], usual) : usual
  return beside && width === 'phone' ? Math.min(2, columns) : columns
}
