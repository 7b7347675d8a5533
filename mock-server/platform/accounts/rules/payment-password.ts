import type { Member } from '#mock-server/core/implement.ts'

/** Returns the member's payment password (six digits), if set. */
export const paymentPasswordOf = ({ details }: Member): string | undefined => details.paymentPassword
