import type { Rules } from '#brand/rules.ts'
import type { Method, Promo } from '#contract/deposit.ts'

/** What both templates show. */
export interface MethodsProps {
  methods: readonly [Method, ...Method[]]
  promos: readonly Promo[]
  rules: Rules
  /** Called with the id of a new deposit. */
  onMade: (id: string) => void
}
