const key = 'parlor-studio-token'

/** The control token that the person typed, for a host that other machines can reach; kept for this tab. */
export const controlToken = (): string | null => sessionStorage.getItem(key)
export const keepControlToken = (token: string): void => sessionStorage.setItem(key, token)
