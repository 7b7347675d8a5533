import { create } from 'zustand'
import { stored } from '#contract/stored.ts'
import { calls } from '../api/calls.ts'
import type { Capsule, CapsulePhone } from '../api/schemas.ts'
import { send } from '../api/send.ts'
import { download } from '../download.ts'
import { type DeviceName, deviceNames, devices } from '../phones/devices.ts'
import { freshId, type Phone, usePhones } from '../phones/phones.ts'
import { preparePhone, writeEntry } from '../phones/reach.ts'
import { smallPicturesOf } from '../pictures/take-picture.ts'
import { stopRecording, useRecording } from './recorder.ts'
import { savedPhones } from './saved-phones.ts'

interface LastCapsule {
  /** Without an ending. */
  name: string
  capsule: unknown
  /** What its phones showed; the host has validated the addresses. */
  pictures: string[]
}

interface Known {
  /** The last capsule that was saved or opened. */
  last: LastCapsule | undefined
}

export const useCapsules = create<Known>(() => ({ last: undefined }))

/** Returns a file name from the first line of a note. */
const fileName = (note: string): string =>
  (note.split('\n')[0] ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40)
    .replace(/(.{20,39})-[^-]*$/, '$1') || 'parlor'

interface CapsuleRequest {
  world: string
  note: string
  phones: CapsulePhone[]
  compact: boolean
}

/** Takes the state of a world and its phones; includes a recording of this world. */
async function take({ world, note, phones, compact }: CapsuleRequest): Promise<Capsule> {
  const { world: recorded, start, presses } = useRecording.getState()
  const own = recorded === world ? { start, presses } : {}
  return send(calls.saveCapsule, { world, note, phones, compact, ...own })
}

const picturesOf = (phones: readonly { screenshot?: string | undefined }[]): string[] =>
  phones.flatMap(({ screenshot }) => screenshot ?? [])

const capsuleFile = (name: string) => `${name}.capsule.json`

/** Saves the state of a world with a picture of each phone. Returns the number of phones whose picture failed. */
export async function saveCapsule(world: string, note: string): Promise<number> {
  const pictures = await smallPicturesOf(world)
  const phones = savedPhones(world).map((phone, at) => {
    const screenshot = pictures[at]
    return { ...phone, ...(screenshot && { screenshot }) }
  })
  const capsule = await take({ world, note, phones, compact: false })
  const name = fileName(note)
  const taken = picturesOf(phones)
  useCapsules.setState({ last: { name, capsule, pictures: taken } })
  download(capsuleFile(name), JSON.stringify(capsule))
  return phones.length - taken.length
}

/** The prefix of a capsule in the fragment of Studio's address. */
const mark = '#capsule='

/** Returns a link that holds the state in its fragment, which no browser sends; undefined if the state is too large. */
export async function linkTo(world: string, note: string): Promise<string | undefined> {
  const capsule = await take({ world, note, phones: savedPhones(world), compact: true })
  const { fragment } = await send(calls.packCapsule, { capsule })
  return fragment === null ? undefined : `${location.origin}${location.pathname}${mark}${fragment}`
}

const deviceOf = (width: number, height: number): Pick<Phone, 'device' | 'landscape'> => {
  const named = (w: number, h: number): DeviceName | undefined =>
    deviceNames.find((name) => devices[name].width === w && devices[name].height === h)
  const turned = named(height, width)
  return { device: named(width, height) ?? turned ?? 'usual', landscape: !named(width, height) && turned !== undefined }
}

/** Creates the world of a capsule, and shows its phones instead of the present ones. Returns its note. */
async function openCapsule(capsule: unknown, name: string): Promise<string> {
  const opened = await send(calls.openCapsule, { capsule })
  stopRecording()
  const firstId = freshId()
  const phones = opened.phones.map(
    ({ seat, page, width, height }, at): Phone => ({
      id: firstId + at,
      world: opened.world.name,
      seat,
      ...deviceOf(width, height),
      page,
      loads: 0,
    }),
  )
  phones.forEach((phone, at) => {
    const { storage = {} } = opened.phones[at] ?? {}
    preparePhone(phone, storage)
    const session = storage[stored.session.key]
    if (session) writeEntry(phone, 'session', session)
  })
  usePhones.setState({ phones, selected: firstId })
  useCapsules.setState({ last: { name, capsule, pictures: picturesOf(opened.phones) } })
  return opened.note
}

/** Opens a capsule from a file. @throws if it is not JSON. */
export const openFile = async (file: File): Promise<string> =>
  openCapsule(JSON.parse(await file.text()), file.name.replace(/(\.capsule)?\.json$/, ''))

/** Opens the capsule in the page's address, if there is one, and removes it from there. */
export async function openAddress(): Promise<string | undefined> {
  if (!location.hash.startsWith(mark)) return undefined
  const text = location.hash.slice(mark.length)
  history.replaceState(null, '', location.pathname)
  return openCapsule(text, 'link')
}

export async function downloadTest({ name, capsule }: LastCapsule): Promise<void> {
  const { source } = await send(calls.capsuleTest, { capsule, file: capsuleFile(name) })
  download(`${name}.spec.ts`, source)
}

/** Downloads the scenario and returns what it cannot declare. */
export async function downloadScenario({ name, capsule }: LastCapsule): Promise<string[]> {
  const { scenario, omitted } = await send(calls.capsuleScenario, { capsule, name })
  download(`${name}.json`, `${JSON.stringify(scenario, null, 2)}\n`)
  return omitted
}
