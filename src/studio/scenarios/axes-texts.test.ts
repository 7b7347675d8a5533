import { expect, test } from 'vitest'
import texts from '#locales/ko/studio/axes.json' with { type: 'json' }
import { type AxisName, axes, axisNames, type ValueOn } from '#mock-server/world/axes/all.ts'

/** The texts of Studio's panel: the compiler names those that a new axis or value lacks. */
type AxisKey = { [Name in AxisName]: `axis_${Name}` | `axis_${Name}_${ValueOn<Name>}` }[AxisName]
const written: Record<AxisKey, string> = texts

test('every axis and value has its text, and no other', () => {
  const keys = axisNames.flatMap((name) => [
    `axis_${name}`,
    ...axes[name].values.map((value) => `axis_${name}_${value}`),
  ])
  expect(
    Object.keys(written)
      .filter((key) => key.startsWith('axis_'))
      .toSorted(),
  ).toEqual(keys.toSorted())
})
