interface Range {
  minimum: number
  maximum: number
}

/** Returns the key of the message about a typed rate in per cent: a multiple of 0.01 within its range. */
export function rateProblem(typed: string, range: Range | undefined): string | undefined {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(typed)) return 'agent.rate_format'
  const rate = Number(typed)
  return range && (rate < range.minimum || rate > range.maximum) ? 'agent.rebate_range' : undefined
}
