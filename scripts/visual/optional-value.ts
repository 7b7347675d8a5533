/** Gives an option without a value an empty one, because `parseArgs` does not support optional values. */
export const optionalValue = (option: string, parameters: readonly string[]): string[] =>
  parameters.map((parameter, at) =>
    parameter === option && (parameters[at + 1] ?? '-').startsWith('-') ? `${option}=` : parameter,
  )
