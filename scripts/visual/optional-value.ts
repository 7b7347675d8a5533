/** Gives an option that stands without a value an empty one, because `parseArgs` knows no value that may be missing. */
export const optionalValue = (option: string, parameters: readonly string[]): string[] =>
  parameters.map((parameter, at) =>
    parameter === option && (parameters[at + 1] ?? '-').startsWith('-') ? `${option}=` : parameter,
  )
