/** Subtracts amounts of two decimals, whose difference may otherwise be inexact. */
export const difference = (one: number, other: number): number => Math.round((one - other) * 100) / 100
