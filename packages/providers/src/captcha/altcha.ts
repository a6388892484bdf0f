import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { CaptchaPort } from './port.ts'

export interface AltchaOptions {
  /** Signs the tasks; whoever has it needs not do them. */
  key: string
  /** Notes that a task was used; false when it was before. All processes must ask the same place. */
  spend(task: string, expiresAt: Date): Promise<boolean>
  /** How many keys a browser derives at most, and at least half as many. */
  work?: number
  /** Rounds for one key. */
  rounds?: number
  now?(): Date
}

/** A thousand keys of 2,000 rounds take a browser about a second, and its owner none. */
const usual = { work: 1000, rounds: 2000 }
const lifeMilliseconds = 10 * 60 * 1000
const algorithm = 'PBKDF2/SHA-256'

/** Proof of work of our own: nobody else is asked, and nobody has to solve a puzzle. */
export function altcha(options: AltchaOptions): CaptchaPort {
  const { key, spend, work = usual.work, rounds = usual.rounds, now = () => new Date() } = options
  const secrets = { hmacSignatureSecret: key, hmacKeySignatureSecret: `${key}.solution` }
  return {
    challenge: () =>
      createChallenge({
        ...secrets,
        algorithm,
        deriveKey,
        cost: rounds,
        counter: randomInt(work, Math.ceil(work / 2)),
        expiresAt: new Date(now().getTime() + lifeMilliseconds),
      }),
    verify: async (solution) => {
      const payload = findPayload(solution)
      const expiresAt = payload?.challenge.parameters.expiresAt
      if (!payload || !expiresAt || !(await isRight(payload, secrets))) return false
      return spend(payload.challenge.parameters.nonce, new Date(expiresAt * 1000))
    },
  }
}

type Secrets = Pick<Parameters<typeof verifySolution>[0], 'hmacSignatureSecret' | 'hmacKeySignatureSecret'>

/** The solution is compared with the signature of the right one: no key has to be derived here. */
async function isRight({ challenge, solution }: Payload, secrets: Secrets): Promise<boolean> {
  // without a signature of the solution the library would derive keys for whoever asks
  if (typeof challenge.parameters.keySignature !== 'string' || typeof challenge.signature !== 'string') return false
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets })
  return verified
}

/** What a browser sends: `{ challenge, solution }` as JSON in base64. Anything else is no solution. */
function findPayload(text: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(text, 'base64').toString('utf8')) as Partial<Payload> | null
    const isWhole =
      typeof payload?.challenge?.parameters?.nonce === 'string' && typeof payload.solution?.derivedKey === 'string'
    return isWhole ? (payload as Payload) : undefined
  } catch {
    return undefined
  }
}
