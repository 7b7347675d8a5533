import type { Shot } from './baseline.ts'

/** A change of a source file that a reviewer must see. */
export interface Plant {
  name: string
  file: string
  /** A text that the file has once. */
  from: string
  to: string
  /** The shot that it changes. */
  shown: string
  /** The parts of the shot that it changes. */
  finds: (keyof Pick<Shot, 'picture' | 'aria' | 'axe'>)[]
  /** A shot that stays although the change reaches it, in the same story file or with the same code. */
  beside: string
  /** What the shot then breaks: a layout fault or an accessibility rule. */
  breaks?: RegExp
}

const states = 'ui-states'
const field = 'ui-forms-text-field'

/** Changes of different components, so that one build has them all and each shot is changed by one of them at most. */
export const plants: readonly Plant[] = [
  {
    name: 'a shift of 1 px',
    file: 'src/ui/content/countdown.module.css',
    from: 'padding: 5px 7px;',
    to: 'padding: 6px 7px 4px;',
    shown: 'ui-content-countdown--running light',
    finds: ['picture'],
    beside: 'ui-content-money--gain light',
  },
  {
    name: 'a colour token of one merchant',
    file: 'fixtures/merchants/rocket-bay.json',
    from: '"accent": "#E4086F"',
    to: '"accent": "#3D3AD9"',
    shown: 'features-referral-referral-screen--ready rocket',
    finds: ['picture'],
    beside: 'features-referral-referral-screen--ready light',
  },
  {
    name: 'a longer text of one language',
    file: 'src/i18n/locales/ko/home.json',
    from: '"loading_failed": "불러오지 못했습니다.',
    to: '"loading_failed": "아직 불러오지 못했습니다.',
    shown: `${states}--failed light`,
    finds: ['picture', 'aria'],
    beside: `${states}--failed-for-a-reason light`,
  },
  {
    name: 'a missing icon',
    file: 'src/ui/states/empty-state.tsx',
    from: '{icon}</span>',
    to: '</span>',
    shown: `${states}--empty light`,
    finds: ['picture'],
    beside: `${states}--loading light`,
  },
  {
    name: 'another order of layers',
    file: 'src/ui/controls/icon-button.module.css',
    from: 'z-index: -1;',
    to: 'z-index: 1;',
    shown: 'ui-controls-icon-button--raised light',
    finds: ['picture'],
    beside: 'ui-controls-icon-button--plain light',
  },
  {
    name: 'a missing focus ring',
    file: 'src/ui/forms/text-field.module.css',
    from: 'box-shadow: 0 0 0 4px var(--ring);',
    to: '',
    shown: `${field}--focused light`,
    finds: ['picture'],
    beside: `${field}--filled light`,
  },
  {
    name: 'a slip from right to left',
    file: 'src/features/safer-play/safer-play.module.css',
    from: '.span {\n    flex: 1;',
    to: '.span {\n    flex: 1;\n    text-align: left;',
    shown: 'features-safer-play-safer-play-screen--waiting right-to-left',
    finds: ['picture'],
    beside: 'features-safer-play-safer-play-screen--waiting light',
  },
  {
    name: 'a weak contrast',
    file: 'src/ui/records/sums.module.css',
    from: 'color: var(--muted);',
    to: 'color: var(--line);',
    shown: 'ui-records-sums--ready light',
    finds: ['picture', 'axe'],
    beside: 'ui-records-sums--loading light',
    breaks: /^color-contrast /,
  },
  {
    name: 'a cut text',
    file: 'src/ui/controls/tabs.module.css',
    from: 'min-inline-size: calc(var(--target) - 16px);',
    to: 'inline-size: 1em; overflow: hidden;',
    shown: 'ui-controls-tabs--segment light',
    finds: ['picture'],
    beside: 'ui-controls-tabs--underline light',
    breaks: /is cut by/,
  },
  {
    name: 'another ARIA name',
    file: 'src/ui/layers/side-sheet.tsx',
    from: 'aria-label={label}',
    to: `aria-label={\`\${label}: \${side}\`}`,
    shown: 'ui-layers-side-sheet--end light',
    finds: ['aria'],
    beside: 'ui-layers-dialog--open light',
  },
]

/** A shot that only changes of all stories reach. */
export const farShot = 'ui-states-spinner--usual light'
