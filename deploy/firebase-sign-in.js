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
  RecaptchaVerifier,
  signInWithPhoneNumber,
  signInWithPopup,
  TwitterAuthProvider,
} from 'https://www.gstatic.com/firebasejs/10.14.1/firebase-auth.js'

const project = { apiKey: 'YOUR_KEY', authDomain: 'YOUR_PROJECT.firebaseapp.com', projectId: 'YOUR_PROJECT' }

/** @type {Readonly<Record<string, () => object>>} */
const providers = {
  facebook: () => new FacebookAuthProvider(),
  google: () => new GoogleAuthProvider(),
  line: () => new OAuthProvider('oidc.line'),
  twitter: () => new TwitterAuthProvider(),
}

/** @type {Readonly<Record<string, string>>} */
const problems = {
  'auth/popup-blocked': 'blocked',
  'auth/popup-closed-by-user': 'closed',
  'auth/cancelled-popup-request': 'cancelled',
  'auth/user-cancelled': 'cancelled',
  'auth/timeout': 'timeout',
}

const english = {
  title: 'Code from the text message',
  confirm: 'Confirm',
  cancel: 'Cancel',
  wrong: 'This code is not correct',
}

/**
 * The words of the dialog that asks for the code. Add your further languages.
 *
 * @type {Readonly<Record<string, Record<'title' | 'confirm' | 'cancel' | 'wrong', string>>>}
 */
const words = {
  ko: { title: '문자로 받은 인증번호', confirm: '확인', cancel: '취소', wrong: '인증번호가 맞지 않습니다' },
  en: english,
  ja: { title: 'SMSの認証コード', confirm: '確認', cancel: 'キャンセル', wrong: '認証コードが正しくありません' },
}

/** In milliseconds. The app waits two minutes for an answer. */
const patience = 115_000

const auth = getAuth(initializeApp(project))

export const channels = [...Object.keys(providers), 'sms']

/**
 * Resolves with `{ token }`, or with `{ problem }`: cancelled, failed, blocked, closed or timeout.
 *
 * @param {{ channel: string, mobile?: string, language: string }} question
 */
export async function signIn({ channel, mobile, language }) {
  auth.languageCode = language.toLowerCase()
  const end = Date.now() + patience
  try {
    const { user } = channel === 'sms' ? await byMessage(mobile, end) : await byWindow(channel)
    return { token: await user.getIdToken() }
  } catch (error) {
    return { problem: problems[codeOf(error)] ?? 'failed' }
  }
}

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** @param {string} channel */
const byWindow = (channel) => signInWithPopup(auth, providers[channel]?.() ?? {})

/**
 * Sends a text message to a number, which has its dialling code and digits only, and asks for its code.
 *
 * @param {string | undefined} mobile
 * @param {number} end
 */
async function byMessage(mobile, end) {
  const place = document.body.appendChild(document.createElement('div'))
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' })
  try {
    return await askForCode(await signInWithPhoneNumber(auth, `+${mobile}`, verifier), end)
  } finally {
    verifier.clear()
    place.remove()
  }
}

/**
 * Shows a dialog until a code is right, the person cancels or goes back, or the time is over. A wrong code keeps it open.
 *
 * @param {import('https://www.gstatic.com/firebasejs/10.14.1/firebase-auth.js').ConfirmationResult} message
 * @param {number} end
 */
function askForCode(message, end) {
  const text = words[auth.languageCode ?? ''] ?? english
  const dialog = document.createElement('dialog')
  const form = document.createElement('form')
  const label = document.createElement('label')
  const input = document.createElement('input')
  const note = document.createElement('p')
  const confirm = buttonOf('submit', text.confirm)
  const cancel = buttonOf('button', text.cancel)
  Object.assign(input, { inputMode: 'numeric', autocomplete: 'one-time-code', maxLength: 10, required: true })
  note.setAttribute('role', 'alert')
  label.append(text.title, input)
  form.append(label, note, confirm, cancel)
  dialog.setAttribute('aria-label', text.title)
  dialog.append(form)
  for (const part of [form, label]) Object.assign(part.style, { display: 'grid', gap: '12px' })
  for (const part of [input, confirm, cancel]) {
    Object.assign(part.style, { minHeight: '44px', padding: '8px 12px', border: '1px solid', borderRadius: '8px' })
  }
  Object.assign(dialog.style, { margin: 'auto', padding: '20px', border: '0', borderRadius: '12px' })
  document.body.append(dialog)
  dialog.showModal()

  const shown = new AbortController()
  return new Promise((resolve, reject) => {
    /** @param {string} code */
    const refuse = (code) => reject(Object.assign(new Error(code), { code }))
    const limit = setTimeout(refuse, end - Date.now(), 'auth/timeout')
    shown.signal.onabort = () => clearTimeout(limit)
    const stop = () => refuse('auth/user-cancelled')
    cancel.onclick = stop
    dialog.oncancel = stop
    addEventListener('popstate', stop, { signal: shown.signal })
    form.onsubmit = async (event) => {
      event.preventDefault()
      confirm.disabled = true
      note.textContent = ''
      try {
        resolve(await message.confirm(input.value))
      } catch (error) {
        if (codeOf(error) !== 'auth/invalid-verification-code') return reject(error)
        note.textContent = text.wrong
        confirm.disabled = false
      }
    }
  }).finally(() => {
    shown.abort()
    dialog.remove()
  })
}

/**
 * @param {'submit' | 'button'} type
 * @param {string} text
 */
function buttonOf(type, text) {
  const button = document.createElement('button')
  return Object.assign(button, { type, textContent: text })
}
