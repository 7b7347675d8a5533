import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { useChoices } from '../choices.ts'
import { type Phone, usePhones } from '../phones/phones.ts'

interface Layout {
  phones: readonly Phone[]
  selected: number
  scenarios: boolean
  panels: boolean
}

/** The phones and columns from before a tour. They are kept for the tab, because a reload ends the tour. */
const useAside = create<{ layout?: Layout | undefined }>()(
  persist(() => ({}), { name: 'parlor-studio-aside', storage: createJSONStorage(() => sessionStorage) }),
)

/** Keeps the phones and the columns of the page, because a tour needs its own. */
export function setAside(): void {
  const { phones, selected } = usePhones.getState()
  const { scenarios, panels } = useChoices.getState()
  if (!useAside.getState().layout) useAside.setState({ layout: { phones, selected, scenarios, panels } })
}

/** Returns to the phones and the columns that were there before. */
export function takeBack(): void {
  const { layout } = useAside.getState()
  if (!layout) return
  const { phones, selected, scenarios, panels } = layout
  usePhones.setState({ phones, selected })
  useChoices.setState({ scenarios, panels })
  useAside.setState({ layout: undefined })
}
