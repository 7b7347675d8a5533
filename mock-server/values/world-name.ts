import * as z from 'zod/mini'

/** The name of the world that calls use if they name none. */
export const defaultWorld = 'default'

/** The name of a world. It needs no encoding in a header or an address. */
export const WorldName = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, '1 to 64 letters, digits, "-" or "_"'))
