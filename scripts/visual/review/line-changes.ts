/** A line of two texts: in both, or only in the one before or after. */
export interface LineChange {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Returns the length of the longest common part of what follows each pair of lines. */
function commonAfter(before: readonly string[], after: readonly string[]) {
  const width = after.length + 1
  const lengths = new Uint32Array((before.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      lengths[i * width + j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  return at
}

/** Returns the lines of two texts in order, those they share once. */
export function lineChanges(before: readonly string[], after: readonly string[]): LineChange[] {
  const common = commonAfter(before, after)
  const changes: LineChange[] = []
  for (let i = 0, j = 0; i < before.length || j < after.length; ) {
    const [old, now] = [before[i], after[j]]
    const isRemoved = now === undefined || (old !== undefined && common(i + 1, j) >= common(i, j + 1))
    if (old === now) changes.push({ kind: 'same', text: old ?? '' })
    else changes.push(isRemoved ? { kind: 'removed', text: old ?? '' } : { kind: 'added', text: now })
    if (old === now || isRemoved) i += 1
    if (old === now || !isRemoved) j += 1
  }
  return changes
}

/** Leaves out the lines that are farther than `distance` from a change. */
export const aroundChanges = (lines: readonly LineChange[], distance = 2): LineChange[] =>
  lines.filter((_, at) =>
    lines.slice(Math.max(0, at - distance), at + distance + 1).some(({ kind }) => kind !== 'same'),
  )
