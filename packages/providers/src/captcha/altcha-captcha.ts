import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { CaptchaPort } from './port.ts'

export interface AltchaOptions {
  /** Signs the tasks. A holder of the key can skip the work. */
  key: string
  /** Marks a task as used; false if it already was. All processes must share one store. */
  spend(task: string, expiresAt: Date): Promise<boolean>
  /** The maximum number of keys a browser derives; the minimum is half of it. */
  work?: number
  /** Rounds per key. */
  rounds?: number
  now?(): Date
}

/** A thousand keys of 2,000 rounds take a browser about a second, without any user action. */
const defaults = { work: 1000, rounds: 2000 }
const lifetimeMilliseconds = 10 * 60 * 1000
const algorithm = 'PBKDF2/SHA-256'

/** Self-hosted proof of work: no third-party service and no puzzle for the user. */
export function altchaCaptcha(options: AltchaOptions): CaptchaPort {
  const { key, spend, work = defaults.work, rounds = defaults.rounds, now = () => new Date() } = options
  const secrets = { hmacSignatureSecret: key, hmacKeySignatureSecret: `${key}.solution` }
  return {
    challenge: () =>
      createChallenge({
        ...secrets,
        algorithm,
        deriveKey,
        cost: rounds,
        counter: randomInt(work, Math.ceil(work / 2)),
        expiresAt: new Date(now().getTime() + lifetimeMilliseconds),
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

/** Compares the solution with the signature of the right one, so that the server derives no key. */
async function isRight({ challenge, solution }: Payload, secrets: Secrets): Promise<boolean> {
  // without a signature of the solution the library would derive keys for any request
  if (typeof challenge.parameters.keySignature !== 'string' || typeof challenge.signature !== 'string') return false
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets })
  return verified
}

/** Decodes the browser's `{ challenge, solution }` from base64 JSON; undefined for anything else. */
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
