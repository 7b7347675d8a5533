import { captchaOutcomes, codeOutcomes } from '#mock-server/world/settings/settings.ts'
import type { Axis } from './axis.ts'

/** Whether the visitor's region is served. */
export const region: Axis<'served' | 'blocked'> = {
  values: ['served', 'blocked'],
  valueIn: ({ settings }) => (settings?.regionRestriction ? 'blocked' : 'served'),
  changesTo: (value) => ({ settings: { regionRestriction: value === 'blocked' } }),
}

/** The outcome of every captcha. */
export const captcha: Axis<(typeof captchaOutcomes)[number]> = {
  values: captchaOutcomes,
  valueIn: ({ settings }) => settings?.captchaOutcome ?? 'judged',
  changesTo: (captchaOutcome) => ({ settings: { captchaOutcome } }),
}

/** The outcome of every code that is sent. */
export const sms: Axis<(typeof codeOutcomes)[number]> = {
  values: codeOutcomes,
  valueIn: ({ settings }) => settings?.codeOutcome ?? 'byAddress',
  changesTo: (codeOutcome) => ({ settings: { codeOutcome } }),
}
