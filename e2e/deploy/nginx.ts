import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { findNginx } from '#scripts/find-nginx.mjs'
import { root } from '#scripts/paths.mjs'

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Returns the addresses of the servers in deploy/nginx.conf, by their ports in the file. */
export async function nginxAddresses() {
  const [app, site, gateway] = [await freePort(), await freePort(), await freePort()]
  const at = (port: number) => `http://127.0.0.1:${port}`
  return { app: at(app), site: at(site), gateway: at(gateway) }
}

export type NginxAddresses = Awaited<ReturnType<typeof nginxAddresses>>

const portOf = (address: string) => new URL(address).port

/** Returns the deployed file with this test's folders, ports and names. */
function sample(folder: string, { app, site, gateway }: NginxAddresses): string {
  const conf = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
  const changes: [from: string, to: string][] = [
    ['/srv/parlor', folder],
    ['listen 8080;', `listen ${portOf(app)};`],
    ['listen 8081;', `listen ${portOf(site)};`],
    ['listen 8082;', `listen ${portOf(gateway)};`],
    ['https://play.example', app],
  ]
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf does not contain ${from}.`)
    return text.replaceAll(from, to)
  }, conf)
}

/** Wraps the servers in a configuration that runs nginx in the foreground and keeps all its files in the folder. */
const around = (folder: string, servers: string, upstream: string) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  client_body_temp_path ${folder}/tmp;
  proxy_temp_path ${folder}/tmp;
  fastcgi_temp_path ${folder}/tmp;
  uwsgi_temp_path ${folder}/tmp;
  scgi_temp_path ${folder}/tmp;
  upstream gateway.internal { server 127.0.0.1:${portOf(upstream)}; }
  ${servers}
}`

/** Runs deploy/nginx.conf in front of a gateway, with a folder that replaces /srv/parlor. */
export async function runNginx(folder: string, addresses: NginxAddresses, upstream: string): Promise<ChildProcess> {
  mkdirSync(join(folder, 'tmp'), { recursive: true })
  const conf = join(folder, 'nginx.conf')
  writeFileSync(conf, around(folder, sample(folder, addresses), upstream))
  const log = join(folder, 'error.log')
  const nginx = spawn(findNginx() ?? 'nginx', ['-e', log, '-c', conf], { stdio: 'inherit' })
  for (;;) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}: ${readFileSync(log, 'utf8')}`)
    if (await fetch(addresses.app).catch(() => undefined)) return nginx
    await new Promise((later) => setTimeout(later, 50))
  }
}
