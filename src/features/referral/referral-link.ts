/** Where a friend registers with the member's recommender id filled in. `home` is the app's own address. */
export const referralLink = (recommenderId: string, home: string): string =>
  `${home}m/register?${new URLSearchParams({ r: recommenderId })}`
