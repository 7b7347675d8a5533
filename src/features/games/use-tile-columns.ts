import { useLook } from '#brand/platform-status.ts'
import { columnsAt } from '#merchant/columns.ts'
import { mostWithLargeText } from '#ui/large-text.ts'
import { useLargeText } from '#ui/use-large-text.ts'
import { useWidth } from '#ui/use-width.ts'

/** Returns the number of tiles side by side. `beside` is for a list with a menu beside it, which has less space. */
export function useTileColumns(beside = false): number {
  const width = useWidth()
  const largeText = useLargeText()
  const usual = columnsAt[useLook().tiles.columns][width]
  const columns = width === 'phone' && largeText ? Math.min(mostWithLargeText, usual) : usual
  if (!beside) return columns
  return width === 'phone' ? Math.min(2, columns) : Math.max(1, columns - 1)
}
