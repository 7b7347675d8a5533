import type { CapsulePhone } from '../api/schemas.ts'
import { devices } from '../phones/devices.ts'
import { type Phone, phonesIn } from '../phones/phones.ts'
import { frameOf, pageOf, readEntry } from '../phones/reach.ts'

const accountIn = (session: unknown) =>
  typeof session === 'object' && session !== null && 'userName' in session ? String(session.userName) : undefined

function savedPhone(phone: Phone): CapsulePhone {
  const { width, height } = devices[phone.device]
  const account = accountIn(readEntry(phone, 'session'))
  const [theme, language] = [readEntry(phone, 'theme'), readEntry(phone, 'language')]
  return {
    seat: phone.seat,
    page: pageOf(phone) + (frameOf(phone)?.contentWindow?.location.search ?? ''),
    ...(phone.landscape ? { width: height, height: width } : { width, height }),
    ...(account !== undefined && { account }),
    ...((theme === 'light' || theme === 'dark') && { theme }),
    ...(typeof language === 'string' && { language }),
  }
}

/** Returns the phones of a world in the form of a capsule. */
export const savedPhones = (world: string): CapsulePhone[] => phonesIn(world).map(savedPhone)
