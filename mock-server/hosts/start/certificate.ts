import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generate } from 'selfsigned'

interface Certificate {
  key: string
  cert: string
}

async function make(address: string): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'Parlor' }], {
    keySize: 2048,
    extensions: [
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

/** Returns a self-signed certificate for an address, created on first use and stored in `folder`. */
export async function certificate(folder: string, address: string): Promise<Certificate> {
  const file = join(folder, `certificate-${address}.json`)
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  if (kept) return JSON.parse(kept)
  const made = await make(address)
  await mkdir(folder, { recursive: true })
  await writeFile(file, JSON.stringify(made), { mode: 0o600 })
  return made
}
