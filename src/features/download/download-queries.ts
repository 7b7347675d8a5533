import { settingsQuery } from '#brand/settings-query.ts'

export const downloadQueries = {
  /** Whether getting the app is rewarded now. */
  bonus: () => ({
    ...settingsQuery(),
    select: ({ promotions }: { promotions: { APP_DOWNLOAD: { enabled: boolean } } }) => promotions.APP_DOWNLOAD.enabled,
  }),
}
