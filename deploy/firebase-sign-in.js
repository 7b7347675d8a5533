/**
 * Signs in by Firebase Authentication: copy it into the release, write your project's values, and name it in `index.html`.
 * The app loads it late, offers these channels and sends the identity token to the gateway, which verifies it.
 */
import { initializeApp } from 'https://www.gstatic.com/firebasejs/10.14.1/firebase-app.js'
import {
  FacebookAuthProvider,
  GoogleAuthProvider,
  getAuth,
  OAuthProvider,
  signInWithPopup,
  TwitterAuthProvider,
} from 'https://www.gstatic.com/firebasejs/10.14.1/firebase-auth.js'

const project = { apiKey: 'YOUR_KEY', authDomain: 'YOUR_PROJECT.firebaseapp.com', projectId: 'YOUR_PROJECT' }

const providers = {
  facebook: () => new FacebookAuthProvider(),
  google: () => new GoogleAuthProvider(),
  line: () => new OAuthProvider('oidc.line'),
  twitter: () => new TwitterAuthProvider(),
}

const problems = {
  'auth/popup-blocked': 'blocked',
  'auth/popup-closed-by-user': 'closed',
  'auth/cancelled-popup-request': 'cancelled',
  'auth/user-cancelled': 'cancelled',
  'auth/timeout': 'timeout',
}

const auth = getAuth(initializeApp(project))

export const channels = Object.keys(providers)

/** Resolves with `{ token }`, or with `{ problem }`: cancelled, failed, blocked, closed or timeout. */
export async function signIn({ channel, language }) {
  auth.languageCode = language.toLowerCase()
  try {
    const { user } = await signInWithPopup(auth, providers[channel]())
    return { token: await user.getIdToken() }
  } catch (error) {
    return { problem: problems[error.code] ?? 'failed' }
  }
}
