/** The query key above announcements and the number of unread ones, which different features fetch. */
export const announcementsKey = ['announcements'] as const
