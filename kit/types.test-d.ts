/** The kit's own types agree with the contract. `npm run typecheck` reads this file; nothing runs it. */
import type { Answer, Input } from '#contract/resource.ts'
import type { control } from '#mock-server/control/contract.ts'
import type { Call, Check, ExpectedCall, Fault, Message, MessageFilter, Phone, Reading, WorldSummary } from './types.ts'

type Control = typeof control
type Accepts<Wide, _Narrow extends Wide> = true

export type Agreements = [
  Accepts<Input<Control['addFault']>['fault'], Fault>,
  Accepts<Fault, Omit<Input<Control['addFault']>['fault'], 'error'>>,
  Accepts<Message, Answer<Control['outbox']>[number]>,
  Accepts<Input<Control['outbox']>, Omit<MessageFilter, 'after'>>,
  Accepts<Reading, Answer<Control['clock']>>,
  Accepts<Input<Control['verifyJournal']>['calls'][number], ExpectedCall>,
  Accepts<Call, Answer<Control['journal']>[number]>,
  Accepts<Check, Answer<Control['verifyJournal']>['checks'][number]>,
  Accepts<WorldSummary, Answer<Control['applyScenario']>>,
  Accepts<NonNullable<Input<Control['saveCapsule']>['phones']>[number], Omit<Phone, 'language'>>,
]
