import { type Effect, effectTime } from './draw-sea.ts'
import { type Contact, catchFish, emptySea, fire, leadOf, livelySea, muzzle, pass, type Sea, targetOf } from './sea.ts'
import { habits } from './shoals.ts'
import { type Answer, catchesOf, spareOf, type Table } from './state.ts'

/** Milliseconds between two shots, and the most bullets in flight. */
const fireGap = 190
const mostBullets = 12

export interface Place {
  x: number
  y: number
}

/** The sea and the cannon between the vendor's answers. */
export interface Hunt {
  sea: Sea
  effects: readonly Effect[]
  /** The cannon's angle in radians. */
  aim: number
  /** The point at which the player holds the trigger, if any. */
  trigger: Place | undefined
  /** The id of the fish that the automatic aim follows. */
  locked: number | undefined
  /** The times of the last frame and of the last shot, in milliseconds. */
  at: number
  firedAt: number
}

export const firstHunt: Hunt = {
  sea: emptySea({ width: 0, height: 0 }),
  effects: [],
  aim: -Math.PI / 2,
  trigger: undefined,
  locked: undefined,
  at: 0,
  firedAt: 0,
}

const isShown = ({ kind, age }: Effect) => age < effectTime[kind]
const bare = { age: 0, words: '', size: 0 }

/** Returns a point far ahead of the cannon. */
function ahead({ sea, aim }: Hunt): Place {
  const { x, y } = muzzle(sea.size)
  return { x: x + Math.cos(aim) * 900, y: y + Math.sin(aim) * 900 }
}

/** Holds the trigger at a point, by default straight ahead. A fish near the point becomes the automatic target. */
export function hold(hunt: Hunt, place: Place = ahead(hunt)): Hunt {
  const near = hunt.sea.fish.find(
    ({ x, y, species }) => Math.hypot(x - place.x, y - place.y) < habits[species].size * 0.5,
  )
  return { ...hunt, trigger: place, locked: near?.id ?? hunt.locked }
}

export const release = (hunt: Hunt): Hunt => ({ ...hunt, trigger: undefined })

/** Turns the cannon by an angle in radians. It never points down. */
export function turn(hunt: Hunt, by: number): Hunt {
  const turned = { ...hunt, aim: Math.min(-0.2, Math.max(-Math.PI + 0.2, hunt.aim + by)) }
  return turned.trigger ? { ...turned, trigger: ahead(turned) } : turned
}

/** Sinks the caught fish, and shows their wins. */
export function showCatches(hunt: Hunt, answers: readonly Answer[], money: (amount: number) => string): Hunt {
  const caught = catchesOf(answers)
  const sea = catchFish(hunt.sea, new Set(caught.map(({ fishId }) => fishId)))
  const coins = caught.map(({ fishId, species, x, y, win }): Effect => {
    const at = sea.fish.find(({ id }) => id === fishId) ?? { x, y }
    return {
      kind: 'coins',
      x: Math.min(Math.max(at.x, 60), sea.size.width - 60),
      y: Math.max(at.y, 60),
      age: 0,
      words: `+${money(win)}`,
      size: habits[species].size,
    }
  })
  return { ...hunt, sea, effects: [...hunt.effects, ...coins] }
}

interface Frame {
  /** Milliseconds of any clock. */
  now: number
  size: Sea['size']
  table: Table
  random: () => number
}

/** Returns the hunt at the next frame, the hits since the last one, and whether the balance covers no further shot. */
export function advance(hunt: Hunt, frame: Frame): { hunt: Hunt; contacts: Contact[]; isShort: boolean } {
  const { now, size, table, random } = frame
  const ids = table.opened.species.map(({ id }) => id)
  const since = Math.min(100, now - hunt.at)
  const before = hunt.sea.size.width === 0 ? livelySea(size, ids, random) : hunt.sea
  const { sea, contacts } = pass({ ...before, size }, since, ids, random)
  const splashes = contacts.map(({ x, y }): Effect => ({ ...bare, kind: 'splash', x, y }))
  const effects = [...hunt.effects, ...splashes]
    .map((effect) => ({ ...effect, age: effect.age + since }))
    .filter(isShown)
  return { ...shoot({ ...hunt, sea, effects, at: now }, frame), contacts }
}

/** Fires the next shot, if it is due and has a target. */
function shoot(hunt: Hunt, { now, table }: Frame): { hunt: Hunt; isShort: boolean } {
  if (now - hunt.firedAt < fireGap) return { hunt, isShort: false }
  const { hunt: aimed, place } = chooseTarget(hunt, table)
  const { length } = aimed.sea.bullets
  if (!place || table.stop || length >= mostBullets) return { hunt: aimed, isShort: false }
  if (spareOf(table, length) < table.bet) return { hunt: aimed, isShort: true }
  const { x, y } = muzzle(aimed.sea.size)
  const aim = Math.atan2(Math.min(place.y, y - 20) - y, place.x - x)
  const flash: Effect = { ...bare, kind: 'flash', x: x + Math.cos(aim) * 50, y: y + Math.sin(aim) * 50 }
  const sea = fire(aimed.sea, place, table.bet)
  return { hunt: { ...aimed, sea, aim, effects: [...aimed.effects, flash], firedAt: now }, isShort: false }
}

/** Chooses the target of the next shot, if any: the finger, or for automatic shots the locked fish or a large one. */
function chooseTarget(hunt: Hunt, { auto }: Table): { hunt: Hunt; place: Place | undefined } {
  if (hunt.trigger || !auto) return { hunt, place: hunt.trigger }
  const target = targetOf(hunt.sea, hunt.locked)
  return { hunt: { ...hunt, locked: target?.id }, place: target && leadOf(target, hunt.sea.size) }
}
