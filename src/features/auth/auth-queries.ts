import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { auth } from '#contract/auth.ts'
import type { Input } from '#contract/resource.ts'
import { system } from '#contract/system.ts'
import { call } from '#gateway/call.ts'
import { openTrial } from './open-trial.ts'
import { loadSignInModule } from './sign-in-module.ts'

const all = ['auth'] as const

/** The longest wait for the gateway's reply, because the session has already ended on the device. */
const logoutPatienceMs = 5_000

export const authQueries = {
  all,

  registerSettings: () =>
    queryOptions({
      queryKey: [...all, 'register-settings'],
      queryFn: ({ signal }) => call(system.registerSettings, {}, { signal }),
    }),
  /** Fetches a new picture for each attempt, never from the cache: a captcha is valid for one attempt. */
  captcha: (attempt: number) =>
    queryOptions({
      queryKey: [...all, 'captcha', attempt],
      queryFn: () => call(auth.captcha, {}),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
  usernameAvailable: (username: string) =>
    queryOptions({
      queryKey: [...all, 'username', username],
      queryFn: ({ signal }) => call(auth.checkUsername, { username }, { signal }),
    }),
  emailAvailable: (email: string) =>
    queryOptions({
      queryKey: [...all, 'email', email],
      queryFn: ({ signal }) => call(auth.checkEmail, { email }, { signal }),
    }),

  /** A module that cannot be loaded is one that is not there. */
  signInModule: (address: string) =>
    queryOptions({
      queryKey: [...all, 'sign-in-module', address],
      queryFn: () => loadSignInModule(address),
      staleTime: Number.POSITIVE_INFINITY,
    }),

  login: () => mutationOptions({ mutationFn: (input: Input<typeof auth.login>) => call(auth.login, input) }),
  freePlay: () => mutationOptions({ mutationFn: openTrial }),
  register: () => mutationOptions({ mutationFn: (input: Input<typeof auth.register>) => call(auth.register, input) }),
  registerMobile: () =>
    mutationOptions({ mutationFn: (input: Input<typeof auth.registerMobile>) => call(auth.registerMobile, input) }),
  checkAffiliateCode: () =>
    mutationOptions({
      mutationFn: (input: Input<typeof auth.checkAffiliateCode>) => call(auth.checkAffiliateCode, input),
    }),
  sendLoginCode: () =>
    mutationOptions({ mutationFn: (input: Input<typeof auth.sendSmsNoLogin>) => call(auth.sendSmsNoLogin, input) }),
  sendRegisterCode: () =>
    mutationOptions({ mutationFn: (input: Input<typeof auth.sendSmsRegister>) => call(auth.sendSmsRegister, input) }),
  logout: () =>
    mutationOptions({
      mutationFn: (token: string) => call(auth.logout, {}, { token, signal: AbortSignal.timeout(logoutPatienceMs) }),
    }),
}
