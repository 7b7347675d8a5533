/** Serves the gateway by Express, and bare Express routes that return the same bytes, in its own process. */
import type { AddressInfo } from 'node:net'
import { performance as eventLoop } from 'node:perf_hooks'
import express, { type Express } from 'express'
import { auth } from '#contract/auth.ts'
import { games } from '#contract/games.ts'
import { wallet } from '#contract/wallet.ts'
import { memberPassword } from '#fixtures/members.ts'
import { createArt } from '#mock-server/art/art.ts'
import { loadGlyph } from '#mock-server/art/load-glyph-node.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { loadLibrary } from '#mock-server/compose/library.ts'
import { encrypt } from '#mock-server/control/encrypt.ts'
import { publicKey } from '#mock-server/core/decrypt.ts'
import { createExpressHost } from '#mock-server/hosts/express.ts'
import { createGateway } from '#mock-server/hosts/gateway.ts'
import { personaSession } from '#mock-server/world/worlds/session-info.ts'
import { createWorlds } from '#mock-server/world/worlds/worlds.ts'
import { cpuTime } from './statistics.ts'

export interface Call {
  name: string
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  headers: Record<string, string>
  body?: string
}

const worlds = createWorlds(loadLibrary(Date.now))
/** Switches rate limits off for the load. */
const changes = { settings: { requestsPerMinute: 0 } }
const makeWorld = (name: string) => worlds.replace({ name, scenario: 'active-member', seed: 'bench', changes })

const world = await makeWorld('default')
const gateway = createGateway({ worlds, art: createArt(loadGlyph), hostNow: Date.now })
const token = personaSession(world)?.token ?? ''

const page = 'merchant=HAEDAL&platform=html5&gameName=&gameType=RNG&pageNo=2&pageSize=21&vassalage=PP&language=KO'
// Another member, because frequent logins end the member's oldest sessions.
const login = { type: 'username', username: 'minji_k', password: memberPassword }

const calls: Call[] = [
  {
    name: 'login',
    method: 'POST',
    path: auth.login.path,
    headers: { 'content-type': 'application/json', Encryption: publicKey.keyId },
    body: JSON.stringify({ data: await encrypt(login) }),
  },
  { name: 'game list page', method: 'GET', path: `${games.gameList.path}?${page}`, headers: { Authorization: token } },
  { name: 'wallet read', method: 'GET', path: wallet.memberWallet.path, headers: { Authorization: token } },
  {
    name: 'game list page by Brotli',
    method: 'GET',
    path: `${games.gameList.path}?${page}`,
    headers: { Authorization: token, 'accept-encoding': 'br' },
  },
]

const listening = (app: Express) =>
  new Promise<string>((ready) => {
    const server = app.listen(0, '127.0.0.1', () => ready(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })

const url = await listening(createExpressHost({ gateway, worlds, pages: () => undefined }))

const bare = express().disable('x-powered-by').disable('etag')
for (const { method, path, headers, body } of calls) {
  const answer: unknown = await (await fetch(`${url}${path}`, { method, headers, body })).json()
  const [route = ''] = path.split('?')
  if (method === 'POST') bare.post(route, express.json(), (_, response) => void response.json(answer))
  else bare.get(route, (_, response) => void response.json(answer))
}

/** The CPU time of the process in milliseconds. */
export interface Usage {
  cpu: number
  /** The active time of the event loop, and its total time including idle time. */
  active: number
  elapsed: number
}

bare.get('/__usage', (_, response) => {
  const { active, idle } = eventLoop.eventLoopUtilization()
  response.json({ cpu: cpuTime(), active, elapsed: active + idle } satisfies Usage)
})

const [loginCall, gameList, walletRead] = calls as [Call, Call, Call]
const [liked] = catalogue.page({ gameType: 'RNG', vassalage: 'PP', pageNo: 1, pageSize: 1 }).games
const favourite = { nodeId: liked?.nodeId, token, vendor: 'PP' }
const favouriteCall = (method: 'POST' | 'DELETE', path: string): Call => ({
  name: 'favourite',
  method,
  path,
  headers: { Authorization: token, 'content-type': 'application/json' },
  body: JSON.stringify(favourite),
})
const range = `startTime=0&endTime=${Date.now()}`
const records: Call = {
  name: 'records',
  method: 'GET',
  path: `${wallet.gameRecords.path}?${range}&pageNo=1&pageSize=21&language=KO`,
  headers: { Authorization: token },
}
const repeated = (call: Call, times: number) => Array.from({ length: times }, () => call)

/** A realistic mix of calls in a lobby: far more reads than logins. */
const mixed: Call[] = [
  loginCall,
  ...repeated(gameList, 9),
  favouriteCall('POST', games.addFavorite.path),
  ...repeated(walletRead, 6),
  favouriteCall('DELETE', games.removeFavorite.path),
  ...repeated(records, 7),
]

/** The number of additional worlds. They are equal, so one token is valid in each. */
const manyWorlds = 200
const worldNames = Array.from({ length: manyWorlds }, (_, at) => `many-${at}`)
for (const name of worldNames) await makeWorld(name)

export interface Served {
  url: string
  bareUrl: string
  calls: Call[]
  mixed: Call[]
  /** The reads in one world, and in each of many worlds. */
  reads: Call[]
  worldNames: string[]
}

const served: Served = {
  url,
  bareUrl: await listening(bare),
  calls,
  mixed,
  reads: [gameList, walletRead],
  worldNames,
}
console.log(JSON.stringify(served))
