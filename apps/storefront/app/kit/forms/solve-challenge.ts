/** A challenge of the shop's captcha: find the counter whose derived key has the given prefix. */
export interface Challenge {
  parameters: {
    algorithm: string
    nonce: string
    salt: string
    cost: number
    keyLength?: number
    keyPrefix: string
  }
  signature: string
}

/** Keys derived in parallel: the browser uses its own threads, so the page stays responsive. */
const batchSize = 8
/** The shop's challenges need at most 1,000 attempts; a challenge that needs far more is not from the shop. */
const maxCounter = 20_000

export function isChallenge(value: unknown): value is Challenge {
  const { parameters } = (value ?? {}) as { parameters?: Partial<Challenge['parameters']> }
  return (
    typeof parameters?.nonce === 'string' &&
    typeof parameters.salt === 'string' &&
    typeof parameters.keyPrefix === 'string' &&
    typeof parameters.cost === 'number' &&
    /^PBKDF2\/SHA-(256|384|512)$/.test(parameters.algorithm ?? '')
  )
}

/** The solution in the shop's format: challenge and answer as base64 JSON. */
export async function solveChallenge(challenge: Challenge, signal?: AbortSignal): Promise<string> {
  const derive = deriverOf(challenge)
  const { keyPrefix } = challenge.parameters
  for (let first = 0; first < maxCounter; first += batchSize) {
    signal?.throwIfAborted()
    const keys = await Promise.all(Array.from({ length: batchSize }, (_, at) => derive(first + at)))
    const at = keys.findIndex((key) => key.startsWith(keyPrefix.toLowerCase()))
    const derivedKey = keys[at]
    if (derivedKey !== undefined)
      return btoa(JSON.stringify({ challenge, solution: { counter: first + at, derivedKey } }))
  }
  throw new Error('The challenge has no solution.')
}

function deriverOf({ parameters }: Challenge): (counter: number) => Promise<string> {
  const { algorithm, cost, keyLength = 32 } = parameters
  const nonce = bytesOf(parameters.nonce)
  const how = {
    name: 'PBKDF2',
    hash: algorithm.slice('PBKDF2/'.length),
    salt: bytesOf(parameters.salt),
    iterations: cost,
  }
  return async (counter) => {
    const password = new Uint8Array(nonce.length + 4)
    password.set(nonce)
    new DataView(password.buffer).setUint32(nonce.length, counter)
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
    return hexOf(new Uint8Array(await crypto.subtle.deriveBits(how, key, keyLength * 8)))
  }
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)))
const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
