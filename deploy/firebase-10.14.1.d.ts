declare module 'https://www.gstatic.com/firebasejs/10.14.1/firebase-app.js' {
  export function initializeApp(project: Readonly<Record<string, string>>): object
}

declare module 'https://www.gstatic.com/firebasejs/10.14.1/firebase-auth.js' {
  interface Auth {
    languageCode: string | null
  }
  interface Credential {
    user: { getIdToken: () => Promise<string> }
  }
  export interface ConfirmationResult {
    confirm: (code: string) => Promise<Credential>
  }
  export class FacebookAuthProvider {}
  export class GoogleAuthProvider {}
  export class OAuthProvider {
    constructor(id: string)
  }
  export class TwitterAuthProvider {}
  export class RecaptchaVerifier {
    constructor(auth: Auth, place: HTMLElement, options: { size: 'invisible' | 'normal' })
    clear(): void
  }
  export function getAuth(app: object): Auth
  export function signInWithPopup(auth: Auth, provider: object): Promise<Credential>
  export function signInWithPhoneNumber(
    auth: Auth,
    number: string,
    verifier: RecaptchaVerifier,
  ): Promise<ConfirmationResult>
}
