import type { SpeciesView } from '../contract.ts'
import { habits } from './shoals.ts'

type SpeciesId = SpeciesView['id']

export interface Size {
  width: number
  height: number
}

export interface Fish {
  id: number
  species: SpeciesId
  x: number
  y: number
  /** 1 swims to the right, -1 to the left. */
  heading: 1 | -1
  speed: number
  /** Its lane, and the shape of its waves around it. */
  lane: number
  swing: number
  phase: number
  /** Milliseconds of flinching left after a hit. */
  flinch: number
  /** Milliseconds since it was caught; undefined while it swims. */
  caught?: number
}

export interface Bullet {
  id: number
  x: number
  y: number
  dx: number
  dy: number
  bet: number
  /** The number of bounces so far. */
  bounces: number
}

export interface Sea {
  size: Size
  fish: readonly Fish[]
  bullets: readonly Bullet[]
  /** Milliseconds since the last shoal. */
  quiet: number
  nextId: number
}

/** A hit of a bullet on a fish. */
export interface Contact {
  fishId: number
  species: SpeciesId
  bet: number
  x: number
  y: number
}

/** Returns a value in [0, 1). It affects only the look of the sea, never money. */
type Random = () => number

const bulletSpeed = 620
const bulletReach = 7
const mostBounces = 6
const flinchTime = 130
const sinkTime = 620
const fewest = 7
const most = 17
const shoalGap = 900
/** The hit radius as a share of the drawn size. */
const body = 0.36

export const emptySea = (size: Size): Sea => ({ size, fish: [], bullets: [], quiet: shoalGap, nextId: 1 })

/** Returns the origin of shots. */
export const muzzle = ({ width, height }: Size) => ({ x: width / 2, y: height - 40 })

function pickSpecies(species: readonly SpeciesId[], random: Random): SpeciesId {
  const all = species.reduce((sum, id) => sum + habits[id].often, 0)
  let left = random() * all
  for (const id of species) {
    left -= habits[id].often
    if (left < 0) return id
  }
  return species[0] ?? 'shrimp'
}

/** Creates a shoal that swims in from one side. */
function shoalOf(sea: Sea, species: readonly SpeciesId[], random: Random): Fish[] {
  const id = pickSpecies(species, random)
  const { size, speed, shoal } = habits[id]
  const count = shoal[0] + Math.floor(random() * (shoal[1] - shoal[0] + 1))
  const heading = random() < 0.5 ? 1 : -1
  const lane = sea.size.height * (0.12 + random() * 0.58)
  const pace = speed * (0.85 + random() * 0.3)
  return Array.from({ length: count }, (_, at) => ({
    id: sea.nextId + at,
    species: id,
    heading,
    speed: pace,
    lane: lane + (at % 2 === 0 ? 1 : -1) * at * size * 0.3,
    x: (heading === 1 ? -size : sea.size.width + size) - heading * at * size * 0.85,
    y: lane,
    swing: 6 + random() * 16,
    phase: random() * Math.PI * 2,
    flinch: 0,
  }))
}

function swim(fish: Fish, seconds: number): Fish {
  if (fish.caught !== undefined) return { ...fish, caught: fish.caught + seconds * 1_000 }
  const x = fish.x + fish.heading * fish.speed * seconds
  const phase = fish.phase + seconds * 1.7
  return {
    ...fish,
    x,
    phase,
    y: fish.lane + Math.sin(phase) * fish.swing,
    flinch: Math.max(0, fish.flinch - seconds * 1_000),
  }
}

function isThere({ x, heading, species, caught }: Fish, { width }: Size): boolean {
  if (caught !== undefined) return caught < sinkTime
  const { size } = habits[species]
  return heading === 1 ? x < width + size : x > -size
}

/** Moves a bullet, which bounces off the edges. After the last bounce it disappears at no cost. */
function fly(bullet: Bullet, seconds: number, { width, height }: Size): Bullet[] {
  let { x, y, dx, dy, bounces } = bullet
  x += dx * seconds
  y += dy * seconds
  if (x < 0 || x > width) {
    dx = x < 0 ? Math.abs(dx) : -Math.abs(dx)
    bounces += 1
  }
  if (y < 0 || y > height) {
    dy = y < 0 ? Math.abs(dy) : -Math.abs(dy)
    bounces += 1
  }
  return bounces > mostBounces ? [] : [{ ...bullet, x, y, dx, dy, bounces }]
}

const meets = ({ x, y }: Bullet, fish: Fish) =>
  fish.caught === undefined && Math.hypot(fish.x - x, fish.y - y) < habits[fish.species].size * body + bulletReach

/** Advances the sea by some milliseconds and returns it with the hits. */
export function pass(
  sea: Sea,
  milliseconds: number,
  species: readonly SpeciesId[],
  random: Random,
): { sea: Sea; contacts: Contact[] } {
  const seconds = Math.min(milliseconds, 60) / 1_000
  const swimming = sea.fish.map((one) => swim(one, seconds)).filter((one) => isThere(one, sea.size))
  const contacts: Contact[] = []
  const hit = new Set<number>()
  const bullets = sea.bullets
    .flatMap((bullet) => fly(bullet, seconds, sea.size))
    .filter((bullet) => {
      const met = swimming.find((one) => meets(bullet, one))
      if (met) {
        hit.add(met.id)
        contacts.push({ fishId: met.id, species: met.species, bet: bullet.bet, x: bullet.x, y: bullet.y })
      }
      return !met
    })
  const fish = swimming.map((one) => (hit.has(one.id) ? { ...one, flinch: flinchTime } : one))
  const after = { ...sea, fish, bullets, quiet: sea.quiet + milliseconds }
  return { sea: restock(after, species, random), contacts }
}

function restock(sea: Sea, species: readonly SpeciesId[], random: Random): Sea {
  const { length } = sea.fish
  if (length >= most || (length >= fewest && sea.quiet < shoalGap)) return sea
  const shoal = shoalOf(sea, species, random)
  return { ...sea, fish: [...sea.fish, ...shoal], nextId: sea.nextId + shoal.length, quiet: 0 }
}

/** Fires a shot from the muzzle at a point. */
export function fire(sea: Sea, at: { x: number; y: number }, bet: number): Sea {
  const from = muzzle(sea.size)
  const angle = Math.atan2(Math.min(at.y, from.y - 20) - from.y, at.x - from.x)
  const bullet = {
    id: sea.nextId,
    x: from.x + Math.cos(angle) * 44,
    y: from.y + Math.sin(angle) * 44,
    dx: Math.cos(angle) * bulletSpeed,
    dy: Math.sin(angle) * bulletSpeed,
    bet,
    bounces: 0,
  }
  return { ...sea, bullets: [...sea.bullets, bullet], nextId: sea.nextId + 1 }
}

/** Marks fish as caught. */
export const catchFish = (sea: Sea, ids: ReadonlySet<number>): Sea => ({
  ...sea,
  fish: sea.fish.map((fish) => (ids.has(fish.id) && fish.caught === undefined ? { ...fish, caught: 0 } : fish)),
})

/** Returns the target of automatic shots: the locked fish, else the largest one that is well in view. */
export function targetOf({ fish, size }: Sea, locked?: number): Fish | undefined {
  const inSight = fish.filter(({ caught, x }) => caught === undefined && x > 16 && x < size.width - 16)
  return (
    inSight.find(({ id }) => id === locked) ??
    inSight.toSorted((a, b) => habits[b.species].size - habits[a.species].size || a.id - b.id)[0]
  )
}

/** Returns the position of a fish when a shot reaches it. */
export function leadOf(fish: Fish, size: Size): { x: number; y: number } {
  const from = muzzle(size)
  const flight = Math.hypot(fish.x - from.x, fish.y - from.y) / bulletSpeed
  return { x: fish.x + fish.heading * fish.speed * flight, y: fish.y }
}

/** Milliseconds that a sea runs before it is shown. */
const swumIn = 9_000
const step = 50

/** Creates a sea with fish in it. */
export function livelySea(size: Size, species: readonly SpeciesId[], random: Random): Sea {
  let sea = emptySea(size)
  for (let passed = 0; passed < swumIn; passed += step) sea = pass(sea, step, species, random).sea
  return sea
}
