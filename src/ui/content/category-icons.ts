/**
 * The icons of the categories in the order in which `category-icons.webp` has them, each with its file in
 * `@lobehub/fluent-emoji-3d` (Microsoft's Fluent Emoji, MIT). `OTHER` is for a category that this app does not know.
 */
export const icons = {
  HOT: '1f525',
  FAV: '1f497',
  RNG: '1f3b0',
  LIVE: '1f3a5',
  FISH: '1f420',
  CRASH: '1f680',
  BINGO: '1f522',
  SPORTS: '26bd',
  PVP: '2694-fe0f',
  ELOTT: '1f39f-fe0f',
  OTHER: '1f3ae',
} as const
