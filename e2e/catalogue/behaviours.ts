/** A file, with a story's export name or a journey's title. */
export interface StoryPlace {
  file: string
  shown: string
}

interface Behaviour extends StoryPlace {
  what: string
}

/** The behaviours, besides texts, that section 8 of the specification requires of failures, and the story of each. */
export const shownByStories: readonly Behaviour[] = [
  {
    what: 'a failed login that requires a captcha loads and shows it',
    file: 'src/features/auth/login-refusals.stories.tsx',
    shown: 'WrongPasswordAsksForCaptcha',
  },
  {
    what: 'a code that cannot be sent hides the loading message',
    file: 'src/features/auth/login-by-sms.stories.tsx',
    shown: 'SmsNotSent',
  },
  {
    what: 'a favourite that cannot be saved only hides the loading message',
    file: 'src/features/games/game-card.stories.tsx',
    shown: 'NotKept',
  },
  {
    what: 'a password that cannot be changed stays in its field, and the page stays',
    file: 'src/features/password/change-password-screen.stories.tsx',
    shown: 'NotReached',
  },
  {
    what: 'a game that cannot be launched shows no message',
    file: 'src/features/games/game-card.stories.tsx',
    shown: 'LaunchFailsInSilence',
  },
  {
    what: 'a game whose picture fails to load shows the default one',
    file: 'src/ui/content/game-tile.stories.tsx',
    shown: 'DefaultPictureWhenArtworkFails',
  },
]

export const lostScreen: Behaviour = {
  what: 'a screen that cannot be fetched is reported in its place and in the console',
  file: 'e2e/catalogue/error-catalogue.spec.ts',
  shown: 'a screen that cannot be fetched is reported, and opens on a retry',
}

export const behaviours: readonly Behaviour[] = [...shownByStories, lostScreen]
