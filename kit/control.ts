export interface Host {
  /** The address of the host, such as `http://localhost:5173`. */
  url: string
  /** The control token, if the host requires one. */
  token?: string
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Fields = Record<string, unknown>

/** Calls the control API of a host for one world. */
export interface Control {
  world: string
  /** Resolves to the answer's value. A GET and a DELETE send their fields as the query, others as the body. */
  call<Value>(method: Method, path: string, fields?: object): Promise<Value>
}

const queryOf = (fields: Fields) =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )

/** Creates the connection of a world's tools to its host. */
export function createControl({ url, token }: Host, world: string): Control {
  return {
    world,
    async call(method, path, fields) {
      const inQuery = method === 'GET' || method === 'DELETE'
      const values = { world, ...fields }
      const address = new URL(`/__gateway/${path}${inQuery ? `?${queryOf(values)}` : ''}`, url)
      const response = await fetch(address, {
        method,
        headers: { 'content-type': 'application/json', ...(token && { 'X-Control-Token': token }) },
        ...(!inQuery && { body: JSON.stringify(values) }),
      })
      const answer = await response.json()
      if (answer.success) return answer.value
      const where = answer.field ? ` (${answer.field})` : ''
      throw new Error(`${method} ${address.pathname} was refused: ${answer.errorCode}: ${answer.message}${where}`)
    },
  }
}
