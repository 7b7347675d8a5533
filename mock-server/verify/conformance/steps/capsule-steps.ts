import { control } from '#mock-server/control/contract.ts'
import { type Step, step, conformanceWorld as world } from '../step.ts'

const other = `${world}-other`
const opened = `${world}-capsule`
const unknownWorld = { world: 'nobody-made-this' }

/** The saved capsule, whose world begins otherwise. */
const beginningWith = (origin: object) => ({
  capsule: {
    '...': '{{compact capsule}}',
    world: { '...': '{{compact capsule.world}}', base: { '...': '{{compact capsule.world.base}}', ...origin } },
  },
})
const ofNoScenario = beginningWith({ scenario: 'none' })
const ofNoMerchant = beginningWith({ merchant: 'NONE' })
const noScenario = { expect: 'SCENARIO_UNKNOWN' } as const
const noMerchant = { expect: 'MERCHANT_UNKNOWN' } as const

/** Capsules of the other world. */
export const capsuleSteps: Step[] = [
  step('capsule', control.saveCapsule, { world: other, note: 'as it was' }),
  step('compact capsule', control.saveCapsule, { world: other, compact: true }),
  step('capsule of an unknown world', control.saveCapsule, unknownWorld, { expect: 'WORLD_UNKNOWN' }),

  step('capsule link', control.packCapsule, { capsule: '{{compact capsule}}' }),
  step('capsule link of no scenario', control.packCapsule, ofNoScenario, noScenario),
  step('capsule link of no merchant', control.packCapsule, ofNoMerchant, noMerchant),

  step('capsule opened', control.openCapsule, { world: opened, capsule: '{{capsule}}' }),
  step('tidy the capsule up', control.deleteWorld, { world: opened }),
  step('capsule opened from its link', control.openCapsule, { world: opened, capsule: '{{capsule link.fragment}}' }),
  step('capsule opened of no scenario', control.openCapsule, { world: opened, ...ofNoScenario }, noScenario),
  step('capsule opened of no merchant', control.openCapsule, { world: opened, ...ofNoMerchant }, noMerchant),
  step('tidy the link up', control.deleteWorld, { world: opened }),

  step('capsule as a test', control.capsuleTest, { capsule: '{{capsule}}', file: 'bug.capsule.json' }),
  step('capsule as a test of no scenario', control.capsuleTest, ofNoScenario, noScenario),
  step('capsule as a test of no merchant', control.capsuleTest, ofNoMerchant, noMerchant),

  step('capsule as a scenario', control.capsuleScenario, { capsule: '{{capsule}}', name: 'as-it-was' }),
  step('capsule as a scenario of none', control.capsuleScenario, ofNoScenario, noScenario),
  step('capsule as a scenario of no merchant', control.capsuleScenario, ofNoMerchant, noMerchant),
]
