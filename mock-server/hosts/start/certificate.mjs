/** It is JavaScript so that any Node can run it. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generate } from 'selfsigned'

/**
 * Creates a certificate that a device may install as its own authority; only this machine has its key.
 * @param {string} address
 */
async function make(address) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'Parlor' }], {
    keySize: 2048,
    extensions: [
      { name: 'basicConstraints', cA: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: address },
        ],
      },
    ],
  })
  return { key, cert }
}

/**
 * Returns a self-signed certificate for an address, created on first use and stored in `folder`.
 * @param {string} folder
 * @param {string} address
 * @returns {Promise<{ key: string, cert: string }>}
 */
export async function certificate(folder, address) {
  const file = join(folder, `certificate-${address}.json`)
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  if (kept) return JSON.parse(kept)
  const made = await make(address)
  await mkdir(folder, { recursive: true })
  await writeFile(file, JSON.stringify(made), { mode: 0o600 })
  return made
}
