/** The address of a merchant's design tokens, from the root of the built Storybook. */
export const tokenFile = (merchant: string) => `tokens/${merchant.toLowerCase()}.tokens.json`
