import { fill } from './fill.ts'
import { troubleGlyphs } from './game-shell.tsx'
import { Notice } from './notice.tsx'
import type { Trouble } from './outcome.ts'
import type { sharedTexts } from './page-texts.ts'

interface PlayNoticeProps<Type extends string> {
  text: Pick<ReturnType<typeof sharedTexts.in>, 'trouble' | 'retry' | 'close' | 'lowerBet' | 'backToLobby'>
  dispatch: (action: { type: Type }) => void
  onLeave: () => void
}

interface CutNoticeProps extends PlayNoticeProps<'retried'> {
  trouble: Trouble
  /** What the lost call means for the bet. */
  effect: string
}

/** Shows that a call of the game has no answer, and offers a retry. */
export function CutNotice({ text, trouble, effect, dispatch, onLeave }: CutNoticeProps) {
  const actions = [
    { label: text.retry, onPress: () => dispatch({ type: 'retried' }) },
    { label: text.backToLobby, onPress: onLeave },
  ]
  return <Notice glyph={troubleGlyphs[trouble]} title={text.trouble[trouble].title} text={effect} actions={actions} />
}

interface ShortNoticeProps extends PlayNoticeProps<'dismissed'> {
  words: { title: string; text: string }
}

/** Shows that the balance does not cover the bet. */
export function ShortNotice({ text, words, dispatch, onLeave }: ShortNoticeProps) {
  const dismiss = () => dispatch({ type: 'dismissed' })
  const actions = [
    { label: text.close, onPress: dismiss },
    { label: text.backToLobby, onPress: onLeave },
  ]
  return <Notice glyph="coin" {...words} actions={actions} onDismiss={dismiss} />
}

interface LowerBetNoticeProps extends PlayNoticeProps<'dismissed' | 'betLowered'> {
  words: { title: string; text: string }
  /** The largest bet that the balance covers, with its currency, if any. */
  lower: string | undefined
}

/** Shows that the balance does not cover the bet, and offers a lower one if the balance covers any. */
export function LowerBetNotice({ text, words, lower, dispatch, onLeave }: LowerBetNoticeProps) {
  const dismiss = () => dispatch({ type: 'dismissed' })
  const toLobby = { label: text.backToLobby, onPress: onLeave }
  const actions = lower
    ? [{ label: fill(text.lowerBet, { bet: lower }), onPress: () => dispatch({ type: 'betLowered' }) }, toLobby]
    : [toLobby, { label: text.close, onPress: dismiss }]
  return <Notice glyph="coin" {...words} actions={actions} onDismiss={dismiss} />
}
