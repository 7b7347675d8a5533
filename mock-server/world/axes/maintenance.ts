import { textsOf } from '#mock-server/texts/texts-of.ts'
import type { Changes, ScenarioStep } from '#mock-server/world/scenarios/scenario.ts'
import type { Axis } from './axis.ts'

type Maintenance = 'open' | 'vendors' | 'soon' | 'closed'

const closed = { message: textsOf('maintenance')('scheduled'), endsAt: null }

const isClosing = ({ settings }: ScenarioStep) => settings?.maintenance !== undefined

const settingsOf: Record<Maintenance, Changes['settings']> = {
  open: { maintenance: null, vendorMaintenance: [] },
  vendors: { maintenance: null, vendorMaintenance: ['PP', 'DS'] },
  soon: { maintenance: null, vendorMaintenance: [] },
  closed: { maintenance: closed, vendorMaintenance: [] },
}

const closing: readonly ScenarioStep[] = [
  { after: '1m', settings: { maintenance: closed } },
  { after: '6m', settings: { maintenance: null } },
]

/** Whether the platform is open, closed, about to close, or open without some vendors. */
export const maintenance: Axis<Maintenance> = {
  values: ['open', 'vendors', 'soon', 'closed'],
  valueIn({ settings = {}, steps = [] }) {
    if (settings.maintenance) return 'closed'
    if (steps.some(({ settings: next }) => next?.maintenance)) return 'soon'
    return settings.vendorMaintenance?.length ? 'vendors' : 'open'
  },
  changesTo(value, { steps = [] }) {
    const others = steps.filter((step) => !isClosing(step))
    if (value === 'soon') return { settings: settingsOf.soon, steps: [...others, ...closing] }
    return { settings: settingsOf[value], ...(others.length < steps.length && { steps: others }) }
  },
}
