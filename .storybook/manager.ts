import { addons } from 'storybook/manager-api'
import { labelOf } from './label.ts'

addons.setConfig({ sidebar: { renderLabel: ({ name }) => labelOf(name) } })
