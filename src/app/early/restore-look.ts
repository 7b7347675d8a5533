import { applyMode, applyTheme } from '#ui/look/theme.ts'
import type { Visitor } from './visitor.ts'

/** Shows the page in the brand and the mode of the last visit. What the browser stores may be damaged. */
export function restoreLook({ theme, brand }: Visitor): void {
  const chosen = theme === 'light' || theme === 'dark' ? theme : undefined
  if (chosen) applyMode(chosen)
  try {
    if (brand?.theme) applyTheme(brand.theme, chosen ?? brand.defaultTheme ?? 'light')
  } catch {
    // The app parses the same value and drops it.
  }
}
