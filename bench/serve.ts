/** The gateway by Express, and beside it bare Express routes that answer the same bytes; in a process of its own. */
import type { AddressInfo } from 'node:net'
import express, { type Express } from 'express'
import { auth } from '#contract/auth.ts'
import { games } from '#contract/games.ts'
import { wallet } from '#contract/wallet.ts'
import { memberPassword } from '#fixtures/members.ts'
import { createArt } from '#mock-server/art/art.ts'
import { loadGlyph } from '#mock-server/art/load-glyph-node.ts'
import { publicKey } from '#mock-server/core/decrypt.ts'
import { createGateway } from '#mock-server/core/gateway.ts'
import { createExpressHost } from '#mock-server/hosts/express.ts'
import { encrypt } from '#mock-server/testing/encrypt.ts'
import { loadLibrary } from '#mock-server/world/library.ts'
import { personaSession } from '#mock-server/world/session-info.ts'
import { createWorlds } from '#mock-server/world/worlds.ts'

export interface Call {
  name: string
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

const worlds = createWorlds(loadLibrary(Date.now))
const world = await worlds.replace({ name: 'default', scenario: 'member-with-favorites', seed: 'bench' })
const gateway = createGateway({ worlds, art: createArt(loadGlyph), hostNow: Date.now })
const token = personaSession(world)?.token ?? ''

const page = 'merchant=HAEDAL&platform=html5&gameName=&gameType=RNG&pageNo=2&pageSize=21&vassalage=PP&language=KO'
const login = { type: 'username', username: 'haedal_92', password: memberPassword }

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

export interface Served {
  url: string
  bareUrl: string
  calls: Call[]
}

const served: Served = { url, bareUrl: await listening(bare), calls }
console.log(JSON.stringify(served))
