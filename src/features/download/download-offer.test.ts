import { describe, expect, test } from 'vitest'
import { type Device, downloadOffer, needsSafari } from './download-offer.ts'

const android: Device = { system: 'android', version: undefined, safari: false, standalone: false, nativeApp: false }
const iphone: Device = { system: 'ios', version: [17, 2], safari: true, standalone: false, nativeApp: false }
const desktop: Device = { ...android, system: 'other' }

const androidLink = { resourceType: 'Android', url: '/app.apk' }
const profileLink = { resourceType: 'MOBILECONFIG', url: '/app.mobileconfig' }
const iosLink = { resourceType: 'IOS', url: 'https://store.example/app' }
const all = [profileLink, androidLink, iosLink]
const noFlags = { hideDownloadBar: false, webClip: false }

const kinds = (...input: Parameters<typeof downloadOffer>) => downloadOffer(...input).choices.map(({ kind }) => kind)
const bar = (...input: Parameters<typeof downloadOffer>) => downloadOffer(...input).bar

describe('choices', () => {
  test.each([
    ['Android', android, all, ['android']],
    ['an iPhone', iphone, all, ['ios', 'profile', 'home-screen']],
    ['an iPhone, when there is no app in the store', iphone, [androidLink, profileLink], ['profile', 'home-screen']],
    ['an iPhone, when there is an app for Android alone', iphone, [androidLink], ['home-screen']],
    ['an iPhone too old for web apps', { ...iphone, version: [12, 3] as const }, all, ['ios', 'profile']],
    ['a computer', desktop, all, ['android', 'ios', 'profile']],
    ['Android, when there is none for it', android, [iosLink, profileLink], []],
    ['anything, when there are no links', iphone, [], []],
    ['anything, when a link is empty', android, [{ resourceType: 'Android', url: '' }], []],
    ['anything, when the links lead to no app', iphone, [{ resourceType: 'AppDownloadIcon', url: '/icon.png' }], []],
    ['the native app', { ...iphone, nativeApp: true }, all, []],
    ['the installed web app', { ...iphone, standalone: true }, all, []],
  ])('on %s', (_where, device, links, expected) => {
    expect(kinds(device, links, noFlags)).toEqual(expected)
  })

  test('on a web clip, only the app from the store', () => {
    const webClip = { ...noFlags, webClip: true }
    expect(kinds({ ...iphone, standalone: true }, all, webClip)).toEqual(['ios'])
    expect(kinds(iphone, [androidLink, profileLink], webClip)).toEqual([])
  })

  test('have the address of their link', () => {
    expect(downloadOffer(android, all, noFlags).choices).toEqual([{ kind: 'android', url: '/app.apk' }])
  })
})

describe("other devices' options", () => {
  const others = (...input: Parameters<typeof downloadOffer>) => downloadOffer(...input).others.map(({ kind }) => kind)

  test.each([
    ['Android', android, all, ['ios', 'profile']],
    ['Android, when there is none for it', android, [iosLink, profileLink], ['ios', 'profile']],
    ['an iPhone', iphone, all, ['android']],
    ['a computer, whose own options are all of them', desktop, all, []],
    ['the native app', { ...iphone, nativeApp: true }, all, []],
  ])('on %s', (_where, device, links, expected) => {
    expect(others(device, links, noFlags)).toEqual(expected)
  })

  test('on a web clip, none', () => {
    expect(others(iphone, all, { ...noFlags, webClip: true })).toEqual([])
  })
})

describe('the bar', () => {
  test.each([
    ['Android', android, true],
    ['an iPhone', iphone, true],
    ['a browser on an iPhone other than Safari', { ...iphone, safari: false }, true],
    ['iOS 12.4', { ...iphone, version: [12, 4] as const }, true],
    ['iOS 12.3', { ...iphone, version: [12, 3] as const }, false],
    ['iOS 9.9', { ...iphone, version: [9, 9] as const }, false],
    ['an iPad that hides its version', { ...iphone, version: undefined }, true],
    ['the native app', { ...android, nativeApp: true }, false],
    ['the installed web app', { ...android, standalone: true }, false],
  ])('on %s: %s', (_where, device, expected) => {
    expect(bar(device, all, noFlags)).toBe(expected)
  })

  test('is hidden after it was closed, while the app is still offered', () => {
    const closed = { ...noFlags, hideDownloadBar: true }
    expect(bar(android, all, closed)).toBe(false)
    expect(kinds(android, all, closed)).toEqual(['android'])
  })

  test('is hidden on a web clip without a link to the store', () => {
    const webClip = { ...noFlags, webClip: true }
    expect(bar(iphone, [profileLink], webClip)).toBe(false)
    expect(bar(iphone, [profileLink, iosLink], webClip)).toBe(true)
  })

  test('is hidden without a usable link', () => {
    expect(bar(android, [iosLink], noFlags)).toBe(false)
  })
})

test('only iOS outside Safari needs another browser', () => {
  expect([iphone, { ...iphone, safari: false }, android, desktop].map(needsSafari)).toEqual([false, true, false, false])
})
