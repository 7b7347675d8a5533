import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { DeviceName } from './devices.ts'

/** A framed phone: a session of its own in a world. */
export interface Phone {
  id: number
  world: string
  /** Two phones in one world have different seats, and so different sessions. */
  seat: number
  device: DeviceName
  landscape: boolean
  /** The page it opens, without the world's base. */
  page: string
  /** Counts its reloads. */
  loads: number
}

export const mostPhones = 4

interface Phones {
  phones: readonly Phone[]
  selected: number
}

const first: Phone = {
  id: 1,
  world: 'default',
  seat: 1,
  device: 'usual',
  landscape: false,
  page: 'm/home',
  loads: 0,
}

/** The phones on the page and the selected one, whose world the panels show. They last for later visits. */
export const usePhones = create<Phones>()(
  persist((): Phones => ({ phones: [first], selected: 1 }), { name: 'parlor-studio-phones' }),
)

export const selectPhone = (id: number): void => void usePhones.setState({ selected: id })

export const selectedOf = ({ phones, selected }: Phones): Phone =>
  phones.find(({ id }) => id === selected) ?? phones[0] ?? first

/** Returns the name of the world that the panels show. */
export const useWorldName = (): string => usePhones((state) => selectedOf(state).world)

/** Changes phones by their ids. */
export const changePhones = (ids: readonly number[], change: (phone: Phone) => Partial<Phone>): void =>
  void usePhones.setState(({ phones }) => ({
    phones: phones.map((phone) => (ids.includes(phone.id) ? { ...phone, ...change(phone) } : phone)),
  }))

export const reloadPhones = (ids: readonly number[]): void => changePhones(ids, ({ loads }) => ({ loads: loads + 1 }))

/** Returns an id that no phone on the page has. */
export const freshId = (): number => Math.max(0, ...usePhones.getState().phones.map(({ id }) => id)) + 1

/** Shows one phone in a world instead of those on the page. */
export function showOnly(world: string, page: string): Phone {
  const phone: Phone = { ...first, id: freshId(), world, page }
  usePhones.setState({ phones: [phone], selected: phone.id })
  return phone
}

/** Adds a phone in a world, with the next free seat, and selects it. */
export function addPhone(world: string, page: string): Phone {
  const { phones } = usePhones.getState()
  const seats = phones.filter((phone) => phone.world === world).map(({ seat }) => seat)
  const seat = seats.length === 0 ? 1 : Math.max(...seats) + 1
  const phone: Phone = {
    ...first,
    id: freshId(),
    world,
    seat,
    page,
    device: selectedOf(usePhones.getState()).device,
  }
  usePhones.setState({ phones: [...phones, phone], selected: phone.id })
  return phone
}

export const removePhone = (id: number): void =>
  void usePhones.setState(({ phones, selected }) => {
    const left = phones.filter((phone) => phone.id !== id)
    return { phones: left, selected: selected === id ? (left[0]?.id ?? 1) : selected }
  })

/** Removes the phones of worlds that are gone; at least one phone remains. */
export const keepPhonesOf = (worlds: readonly string[]): void =>
  void usePhones.setState(({ phones, selected }) => {
    const left = phones.filter(({ world }) => worlds.includes(world))
    const kept = left.length > 0 ? left : [first]
    return { phones: kept, selected: kept.some(({ id }) => id === selected) ? selected : (kept[0]?.id ?? 1) }
  })

/** Returns the phones in a world. */
export const phonesIn = (world: string): Phone[] => usePhones.getState().phones.filter((phone) => phone.world === world)
