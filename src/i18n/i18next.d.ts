import type home from './locales/ko/home.json'
import type member from './locales/ko/member.json'
import type screens from './locales/ko/screens.json'
import type studioAxes from './locales/ko/studio/axes.json'
import type studioBrand from './locales/ko/studio/brand.json'
import type studioHost from './locales/ko/studio/host.json'
import type studioIssues from './locales/ko/studio/issues.json'
import type studioPage from './locales/ko/studio/page.json'
import type studioPictures from './locales/ko/studio/pictures.json'
import type studioScenarios from './locales/ko/studio/scenarios.json'
import type studioTimeline from './locales/ko/studio/timeline.json'
import type studioTours from './locales/ko/studio/tours.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    keySeparator: false
    nsSeparator: false
    resources: {
      translation: typeof home & typeof screens & typeof member
      studio: typeof studioAxes &
        typeof studioBrand &
        typeof studioHost &
        typeof studioIssues &
        typeof studioPage &
        typeof studioPictures &
        typeof studioScenarios &
        typeof studioTimeline &
        typeof studioTours
    }
  }
}
