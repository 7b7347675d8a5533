/** Returns the address of the registration with the member's recommender id. `home` is the app's address. */
export const referralLink = (recommenderId: string, home: string): string =>
  `${home}m/register?${new URLSearchParams({ r: recommenderId })}`
