import { settingsQuery } from '#brand/settings-query.ts'

export const downloadQueries = {
  /** Whether the merchant pays a bonus for getting the app now. */
  bonus: () => ({
    ...settingsQuery(),
    select: ({ promotions }: { promotions: { APP_DOWNLOAD: { enabled: boolean } } }) => promotions.APP_DOWNLOAD.enabled,
  }),
}
