/** The query key above all of this feature. Home's queries use it without loading the others. */
export const messagesKey = ['messages'] as const
