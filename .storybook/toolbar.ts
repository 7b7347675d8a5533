import isChromatic from 'chromatic/isChromatic'
import { defaultLanguage } from '#contract/default-language.ts'
import { knownLanguages, languageName } from '#i18n/languages.ts'
import { merchants } from './merchants.ts'
import { moments } from './moments.ts'
import { networks } from './networks.ts'
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
  direction: {
    description: 'Direction of the text',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: items([
        ['language', 'Own direction'],
        ['rtl', 'Right to left'],
      ]),
    },
  },
  texts: {
    description: 'Texts of the app',
    toolbar: {
      icon: 'paragraph',
      dynamicTitle: true,
      items: items([
        ['usual', 'Texts'],
        ['longest', 'Accented and longest'],
      ]),
    },
  },
  network: {
    description: 'Network',
    toolbar: {
      icon: 'rss',
      dynamicTitle: true,
      items: items(Object.entries(networks).map(([name, { title }]) => [name, title])),
    },
  },
  moment: {
    description: 'Time of the world',
    toolbar: {
      icon: 'calendar',
      dynamicTitle: true,
      items: items(Object.entries(moments).map(([name, { title }]) => [name, title])),
    },
  },
  text: {
    description: 'Size of the text',
    toolbar: {
      icon: 'zoom',
      dynamicTitle: true,
      items: items([
        ['usual', 'Text 100 %'],
        ['double', 'Text 200 %'],
      ]),
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
  direction: 'language',
  text: 'usual',
  texts: 'usual',
  network: 'usual',
  moment: 'usual',
  viewport: { value: usualViewport, isRotated: false },
}
