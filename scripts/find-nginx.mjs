import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const isRoot = process.getuid?.() === 0
const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx']

const found = () => places.find((path) => existsSync(path))

/** @param {string[]} options */
const aptGet = (...options) =>
  spawnSync('apt-get', options, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' })
    .status === 0

/** Returns the path of nginx, and installs it as root on Debian; undefined if there is none. */
export function findNginx() {
  const path = found()
  if (path || !isRoot) return path
  if (aptGet('update')) aptGet('install', '-y', '--no-install-recommends', 'nginx-light')
  return found()
}
