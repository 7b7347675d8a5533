/** Returns a record with a value for each name. Unlike `Object.fromEntries`, it keeps the names' type. */
export const recordOf = <Name extends string, Value>(
  names: readonly Name[],
  read: (name: Name) => Value,
): Record<Name, Value> => Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>
