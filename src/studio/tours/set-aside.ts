import { useChoices } from '../choices.ts'
import { type Phone, usePhones } from '../phones/phones.ts'

let aside: { phones: readonly Phone[]; selected: number; scenarios: boolean; panels: boolean } | undefined

/** Keeps the phones and the columns of the page, because a tour needs its own. */
export function setAside(): void {
  const { scenarios, panels } = useChoices.getState()
  aside ??= { ...usePhones.getState(), scenarios, panels }
}

/** Returns to the phones and the columns that were there before. */
export function takeBack(): void {
  if (!aside) return
  const { phones, selected, scenarios, panels } = aside
  usePhones.setState({ phones, selected })
  useChoices.setState({ scenarios, panels })
  aside = undefined
}
