/** Where a friend registers with the member's recommender id filled in. */
export const referralLink = (recommenderId: string, origin: string): string =>
  `${origin}/m/register?${new URLSearchParams({ r: recommenderId })}`
