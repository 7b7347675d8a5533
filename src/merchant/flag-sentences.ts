import type { Flag } from './flags.ts'

/** What each flag turns on, for the people who set up a merchant. The player's build does not contain it. */
export const flagSentences: Readonly<Record<Flag, string>> = {
  USERNAMEREG3: 'Registration by username and password.',
  MOBILENUMREG3: 'Registration by mobile number.',
  REGMOBVERF3: 'A mobile number is proved by an SMS code at registration.',
  MOBILENUMPASSREG3: 'Registration by mobile number also asks for a password.',
  MOBILEVERCODELOGIN3: 'Login by mobile number and SMS code.',
  FACEBOOKLOGIN3: 'Sign-in with Facebook.',
  GOOGLELOGIN3: 'Sign-in with Google.',
  LINELOGIN3: 'Sign-in with Line.',
  TWITTERLOGIN3: 'Sign-in with Twitter.',
  CBS3: 'Live chat with customer service.',
  AGENTPOLICY3: 'Agent contracts apply to members.',
  GAMEINFO3: 'A tile opens information about its game, from where the game is launched.',
  OPENTERMS3: 'The terms of the registration start unticked.',
  PLAINOFFER3: 'The offer of the app has no invented deadline.',
  LAUNCHNOTICE3: 'A failed launch of a game says why.',
  SAFERPLAY3: 'Members set limits, take a time-out, exclude themselves and get reality checks.',
  WITHDRAWCANCEL3: 'Members cancel a withdrawal while it is in review; never while SAFERPLAY3 is on.',
}
