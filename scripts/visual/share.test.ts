import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readBaseline, writeBaseline } from './baseline.ts'
import { share } from './share.ts'

const shot = (picture: string) => ({ picture, aria: '', content: '', axe: [], faults: [] })
const key = 'linux'
let home = ''
let folder = ''

beforeEach(() => {
  const both = mkdtempSync(join(tmpdir(), 'share-'))
  home = join(both, 'mine')
  folder = join(both, 'shared')
})
afterEach(() => rmSync(join(home, '..'), { recursive: true }))

/** Makes the baseline of a place of stories and the names of their pictures. */
function keep(place: string, pictures: Record<string, string>, commit?: string) {
  mkdirSync(join(place, 'pictures'), { recursive: true })
  for (const name of Object.values(pictures)) writeFileSync(join(place, 'pictures', `${name}.png`), name)
  const shots = Object.fromEntries(Object.entries(pictures).map(([name, hash]) => [name, shot(hash)]))
  writeBaseline(key, { commit, shots }, place)
}

const picturesOf = (place: string) =>
  Object.fromEntries(
    Object.entries(readBaseline(key, place)?.shots ?? {}).map(([name, { picture }]) => [name, picture]),
  )

it('keeps what only this machine has when it pulls', () => {
  keep(home, { one: 'a', mine: 'b' })
  keep(folder, { one: 'a', theirs: 'c' })
  expect(share('pull', folder, home)).toEqual([key])
  expect(picturesOf(home)).toEqual({ one: 'a', mine: 'b', theirs: 'c' })
  expect(existsSync(join(home, 'pictures/c.png'))).toBe(true)
  expect(picturesOf(folder)).toEqual({ one: 'a', theirs: 'c' })
})

it('takes over what others have changed and removed since, and keeps what was accepted here', () => {
  keep(folder, { one: 'a', two: 'a', gone: 'a' })
  share('pull', folder, home)
  keep(home, { one: 'a', two: 'mine', gone: 'a' })
  keep(folder, { one: 'theirs', two: 'a' })
  share('pull', folder, home)
  expect(picturesOf(home)).toEqual({ one: 'theirs', two: 'mine' })
})

it('pushes what was accepted here without losing what others pushed', () => {
  keep(folder, { one: 'a', two: 'a' })
  share('pull', folder, home)
  keep(home, { one: 'mine', two: 'a' })
  keep(folder, { one: 'a', two: 'theirs' })
  share('push', folder, home)
  expect(picturesOf(folder)).toEqual({ one: 'mine', two: 'theirs' })
  expect(picturesOf(home)).toEqual({ one: 'mine', two: 'theirs' })
  for (const place of [home, folder])
    for (const picture of ['mine', 'theirs']) expect(existsSync(join(place, 'pictures', `${picture}.png`))).toBe(true)
})

it('refuses a picture that was accepted differently in both places, and changes nothing', () => {
  keep(home, { one: 'mine' })
  keep(folder, { one: 'theirs', two: 'a' })
  for (const direction of ['pull', 'push'] as const)
    expect(() => share(direction, folder, home)).toThrow(/differ.*\none\n.*delete/s)
  expect(picturesOf(home)).toEqual({ one: 'mine' })
  expect(picturesOf(folder)).toEqual({ one: 'theirs', two: 'a' })
})

it('takes a whole baseline where there is none', () => {
  keep(folder, { one: 'a' })
  share('pull', folder, home)
  rmSync(join(home, 'baselines'), { recursive: true })
  keep(folder, { one: 'theirs' })
  share('pull', folder, home)
  expect(picturesOf(home)).toEqual({ one: 'theirs' })
})

it('keeps the commit of its own baseline, and takes the other one if it has none', () => {
  keep(home, { one: 'a' })
  keep(folder, { one: 'a' }, 'theirs')
  share('pull', folder, home)
  expect(readBaseline(key, home)?.commit).toBe('theirs')
  keep(home, { one: 'a' }, 'ours')
  share('pull', folder, home)
  expect(readBaseline(key, home)?.commit).toBe('ours')
})

it('refuses a folder without baselines', () => {
  expect(() => share('pull', folder, home)).toThrow('has no baselines')
})
