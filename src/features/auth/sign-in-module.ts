import * as z from 'zod/mini'
import { webAddress } from '#platform/web-address.ts'
import { settled } from '#ui/loading/settled.ts'
import { type ProviderOutcome, patience, problems } from './provider-outcome.ts'

/** The page that the app asks a person to sign in with, or the number to verify. */
export interface Question {
  channel: string
  /** Dialling code and number, digits only. */
  mobile?: string
  language: string
}

const Outcome = z.union([
  z.object({ token: z.string().check(z.minLength(1)) }),
  z.object({ problem: z.enum(problems) }),
])

/** The module of a deployer, such as `deploy/firebase-sign-in.js`. */
export interface SignInModule {
  channels: readonly string[]
  signIn: (question: Question) => Promise<unknown>
}

// A schema for functions would add to the libraries that home loads.
const isSignInModule = (value: Partial<Record<keyof SignInModule, unknown>>): value is SignInModule =>
  Array.isArray(value.channels) && typeof value.signIn === 'function'

/** Returns the address of the deployer's sign-in module, as `index.html` names it; empty if there is none. */
export function signInModuleAddress(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="sign-in-module"]')
  return webAddress(meta?.content.trim() ?? '')?.href ?? ''
}

/** Loads a sign-in module after everything that the page shows. @throws if it cannot be loaded or has another shape */
export async function loadSignInModule(address: string): Promise<SignInModule> {
  await settled()
  const module = await import(/* @vite-ignore */ address)
  if (isSignInModule(module)) return module
  throw new TypeError(`${address} does not export \`channels\` and \`signIn\`. See docs/deploy.md.`)
}

/** Asks a sign-in module for a token. Call it in a press, or the browser blocks the module's window. */
export function askModule(module: SignInModule, question: Question, wait = patience): Promise<ProviderOutcome> {
  const failed = (): ProviderOutcome => ({ problem: 'failed' })
  const answer = module.signIn(question).then((value) => Outcome.safeParse(value).data ?? failed(), failed)
  return Promise.race([answer, timeout(wait)])
}

const timeout = (ms: number) =>
  new Promise<ProviderOutcome>((resolve) => setTimeout(resolve, ms, { problem: 'timeout' }))
