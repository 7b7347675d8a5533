import * as z from 'zod/mini'

export const defaultWorld = 'default'

/** Fits into a header, a cookie and an address as it is. */
export const WorldName = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, '1 to 64 letters, digits, "-" or "_"'))
