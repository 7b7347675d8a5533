import isChromatic from 'chromatic/isChromatic'
import { defaultLanguage, knownLanguages, languageName } from '#i18n/languages.ts'
import { merchants } from './merchants.ts'
import { usualViewport } from './viewports.ts'

const items = (titles: [value: string, title: string][]) => titles.map(([value, title]) => ({ value, title }))

export const globalTypes = {
  merchant: {
    description: 'Merchant',
    toolbar: {
      icon: 'home',
      dynamicTitle: true,
      items: items(merchants.map(({ code, name }) => [code, name.en])),
    },
  },
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'mirror',
      dynamicTitle: true,
      items: items([
        ['light', 'Light'],
        ['dark', 'Dark'],
      ]),
    },
  },
  language: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: items(knownLanguages().map((code) => [code, languageName(code)])),
    },
  },
  still: {
    description: 'Motion',
    toolbar: {
      icon: 'timer',
      dynamicTitle: true,
      items: items([
        ['no', 'In motion'],
        ['yes', 'At rest, as in pictures'],
      ]),
    },
  },
}

export const initialGlobals = {
  still: isChromatic() ? 'yes' : 'no',
  merchant: 'HAEDAL',
  theme: 'light',
  language: defaultLanguage,
  viewport: { value: usualViewport, isRotated: false },
}
