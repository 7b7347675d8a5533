import type { Books } from '#mock-server/world/books/books.ts'

/** Returns the values of the merchant that the gateway's texts name. */
export const merchantValues = ({ merchant }: Pick<Books, 'merchant'>) => ({
  age: String(merchant().minimumAge),
  helpline: merchant().helpline,
})
