import { usePhones } from '../phones/phones.ts'
import { type Moment, returnPhones, returnWorld, takeMoment } from '../tours/moments.ts'
import { preparePlatform, tourWorld } from '../tours/prepare-platform.ts'

/** Sorts the fields of objects, whose order a restored world does not keep. */
const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

const hashOf = async ({ snapshot }: Moment): Promise<string> => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(snapshot, sorted)))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export interface Reset {
  ms: number
  /** The state has the same hash as at the beginning. */
  same: boolean
}

/** Prepares the kiosk's world and phone, and returns the function that resets both to this state. */
export async function makeBeginning(merchant: string | undefined): Promise<() => Promise<Reset>> {
  await preparePlatform({ scenario: 'default', merchant, phones: [{ page: 'm/home' }] })
  const first = await takeMoment(tourWorld)
  const { phones } = usePhones.getState()
  const hash = await hashOf(first)
  return async () => {
    const began = performance.now()
    // Without a phone, nothing asks the world while it is compared.
    usePhones.setState({ phones: [] })
    await returnWorld(tourWorld, first)
    const same = (await hashOf(await takeMoment(tourWorld))) === hash
    usePhones.setState({ phones: phones.map((phone) => ({ ...phone, loads: Date.now() })), selected: 1 })
    await returnPhones(tourWorld, first)
    return { ms: Math.round(performance.now() - began), same }
  }
}
