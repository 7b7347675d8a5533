import type { Issue } from '#contract/first-issue.ts'

/** Problems that the host, not a schema, finds in the input of a control call. `{{name}}` is replaced by a value. */
export const inputProblems = {
  accountMissing: 'the world has no account "{{account}}"',
  balanceBelowZero: 'the movements leave {{sum}} in {{account}}, which cannot be below zero',
  capsuleOfOtherBuild: 'it was saved by another build, which begins this scenario otherwise; ask for the whole capsule',
  clockOutOfRange: 'a world’s clock goes from 1970-01-01 to 2099-12-31',
  dateOutOfRange: '{{at}} is outside the range of a date',
  faultsFull: '{{most}} faults are in force already; clear some first',
  linkDamaged: 'the link holds no readable capsule; its end may be missing',
  moneyWithoutRow: 'it moves {{amount}} for "{{reference}}", which has no row in {{table}}',
  movementKeyTaken: 'the movement {{earlier}} also has the key "{{key}}"',
  counterTaken: 'the next ids after {{count}} must be free',
  movementOfOneSide: 'a movement has two sides, not {{account}} twice',
  nestedTooDeep: 'it is nested deeper than {{most}} levels',
  pageInOnePiece: 'files.page takes latency, status, error, reset or hang: its pages are sent in one piece',
  referenceMissing: 'there is no {{what}} "{{id}}"',
  rowKeyTaken: '{{table}}: the key "{{key}}" is taken by the row {{earlier}}',
  rowTwice: 'a row of the scenario may appear only once',
  rowsMissing: 'the scenario has {{known}} such rows',
  savedByOtherBuild: 'another build saved this capsule',
  sumDiffers: 'the movements of "{{reference}}" add up to {{sum}}, not to {{amount}}',
} as const

export interface InputProblem {
  message: string
  issue: Issue
}

/** Returns the sentence of a problem with its values, and the issue from which a client says it in another language. */
export function inputProblem(
  name: keyof typeof inputProblems,
  values: Record<string, string | number> = {},
): InputProblem {
  const sentence = inputProblems[name]
  return {
    message: sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, key) => `${values[key]}`),
    issue: { code: 'custom', path: [], message: sentence, params: values },
  }
}
