// In milliseconds.
export const second = 1_000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** Korea's offset from UTC in milliseconds. Days begin at midnight in Korea, which has no daylight saving time. */
export const koreaOffset = 9 * hour
export const koreaZone = 'Asia/Seoul'
