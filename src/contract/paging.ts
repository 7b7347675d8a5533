import * as z from 'zod/mini'
import { queryInteger } from './primitives.ts'

/** From an instant on, to before another. */
export const span = {
  startTime: queryInteger(0, Number.MAX_SAFE_INTEGER),
  endTime: queryInteger(0, Number.MAX_SAFE_INTEGER),
}
export const pageQuery = { pageNo: queryInteger(1, 100_000), pageSize: queryInteger(1, 100) }
export const page = { pageNum: z.int(), totalPages: z.int(), total: z.int() }
