import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { scenarioFiles } from '#fixtures/library.ts'
import { members } from '#fixtures/members.ts'
import enHome from '#locales/en/home.json' with { type: 'json' }
import enMember from '#locales/en/member.json' with { type: 'json' }
import enScreens from '#locales/en/screens.json' with { type: 'json' }
import en from '#locales/en/studio/tours.json' with { type: 'json' }
import slot from '#locales/en/vendors/slot.json' with { type: 'json' }
import { control } from '#mock-server/control/contract.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { stepsOf, type Target, Tour } from './tour.ts'
import { tours } from './tours.ts'

const appTexts = { ...enHome, ...enScreens, ...enMember }
const keysOf = (target: Target | undefined) => (target && 'name' in target ? [target.name] : [])

test('every file is a tour of the list', () => {
  const files = readdirSync(new URL('./files/', import.meta.url)).map((file) => file.replace('.json', ''))
  expect(tours.map(({ name }) => name).toSorted()).toEqual(files.toSorted())
})

test('every text belongs to an existing tour', () => {
  const used = tours.flatMap((tour) => [
    `tour_${tour.name}`,
    ...tour.chapters.map(({ id }) => `tour_${tour.name}_chapter_${id}`),
    ...stepsOf(tour).flatMap(({ id }) => [`tour_${tour.name}_${id}`, `tour_${tour.name}_${id}_notes`]),
  ])
  const written = Object.keys(en).filter((key) =>
    tours.some(({ name }) => key === `tour_${name}` || key.startsWith(`tour_${name}_`)),
  )
  expect(written.toSorted()).toEqual(used.toSorted())
})

describe.each(tours.map((tour) => [tour.name, tour] as const))('%s', (_, tour) => {
  test('names each step once', () => {
    const ids = stepsOf(tour).map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
  })

  test('starts a scenario, and signs people in, that exist', () => {
    expect(scenarioFiles.map(({ name }) => name)).toContain(tour.scenario)
    const accounts = [...tour.phones, ...stepsOf(tour)].flatMap(({ account }) => account ?? [])
    for (const account of accounts) expect(members.map((member) => member.account)).toContain(account)
  })

  test('finds each target by a text of the app', () => {
    const keys = stepsOf(tour).flatMap(({ target, until }) => [...keysOf(target), ...keysOf(until)])
    for (const key of keys) expect(appTexts).toHaveProperty([key])
    for (const { game } of stepsOf(tour)) if (game) expect(slot).toHaveProperty([game])
  })

  test('refers only to its own phones', () => {
    for (const { phone } of stepsOf(tour)) expect(tour.phones[phone - 1]).toBeDefined()
  })

  test('changes only settings that the platform accepts', async () => {
    const { call } = await createPlatform({ scenario: tour.scenario })
    for (const { settings = {} } of stepsOf(tour)) {
      expect(await call(control.changeSettings, { settings })).toMatchObject(settings)
    }
  })
})

test('a file with an unknown field or an address of another site is refused', () => {
  const [first] = tours
  expect(Tour.safeParse({ ...first, script: 'x' }).success).toBe(false)
  expect(Tour.safeParse({ ...first, phones: [{ page: 'https://evil.example/' }] }).success).toBe(false)
})
