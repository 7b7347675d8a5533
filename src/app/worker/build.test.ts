import { beforeAll, describe, expect, test, vi } from 'vitest'

const shop = 'https://site.example/shop/'

let worker: typeof import('./build.ts')

beforeAll(async () => {
  vi.stubGlobal('self', { registration: { scope: shop } })
  vi.stubGlobal('build', { files: ['assets/index-0a1B2c3D.js'], paths: ['/', '/m', '/m/home', '/m/help'] })
  worker = await import('./build.ts')
  return () => vi.unstubAllGlobals()
})

describe('a screen', () => {
  test.each(['', 'm', 'm/', 'm/home', 'm/home/', 'm/home?p=0', 'm/help#top'])('is at %j', (path) => {
    expect(worker.isScreen(shop + path)).toBe(true)
  })

  test.each([
    `${shop}wps/system/status`,
    `${shop}m/lotto-h5/elott/index.html`,
    `${shop}m/nowhere`,
    `${shop}m/home/below`,
    `${shop}index.html`,
    'https://site.example/m/home',
    'https://site.example/shop',
    'https://gateway.example/shop/m/home',
  ])('is not at %s', (address) => {
    expect(worker.isScreen(address)).toBe(false)
  })
})

describe('a file of a build', () => {
  test.each(['assets/index-0a1B2c3D.js', 'assets/latin-_-aBcDe4.woff2', 'icons/any-512-0123abcd.png'])(
    'is at %s',
    (path) => {
      expect(worker.isHashedFile(shop + path)).toBe(true)
    },
  )

  test.each([
    `${shop}assets/picture.webp`,
    `${shop}assets/below/index-0a1B2c3D.js`,
    `${shop}assets/index-0a1B2c3D.js?again`,
    `${shop}player-worker.js`,
    `${shop}wps/assets/index-0a1B2c3D.js`,
    'https://site.example/assets/index-0a1B2c3D.js',
  ])('is not at %s', (address) => {
    expect(worker.isHashedFile(address)).toBe(false)
  })
})

test('a page of another build names another entry', () => {
  expect(worker.isOfOwnBuild('<script src="./assets/index-0a1B2c3D.js">')).toBe(true)
  expect(worker.isOfOwnBuild('<script src="./assets/index-d3C2b1A0.js">')).toBe(false)
})
