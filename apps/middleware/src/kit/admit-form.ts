import { limits } from '@tessera/contract/middleware/kit'
import { addressBlock } from '@tessera/server/rate-limit'
import { countHit } from './captcha/count-hit.ts'
import { verifyCaptcha } from './captcha/verify-captcha.ts'
import type { FormNeeds } from './form-needs.ts'
import { newReference } from './form-receipts.ts'

interface Sent {
  from: string
  body: { captcha: string | null; website: string | null }
}

/**
 * Comes after the fields were looked at: a typing mistake must not cost the work of the captcha. False for a program
 * that filled in what people do not see; it hears the same words as everybody, and nothing happens.
 */
export async function isAdmitted(needs: FormNeeds, { from, body }: Sent): Promise<boolean> {
  await verifyCaptcha(needs, from, body.captcha)
  return !body.website
}

/** For calls whose row counts something else. */
export const countAsForm = ({ database }: FormNeeds, from: string): Promise<void> =>
  countHit(database, limits.form, addressBlock(from))

export interface FormReply {
  reference: string | null
  message: string
  slots: { startsAt: string; text: string }[]
}

export const reply = (message: string, reference: string | null = null): FormReply => ({
  reference,
  message,
  slots: [],
})

/** For a program: the words are right, the reference is nobody's. */
export const pretend = (
  message: (reference: string) => string,
  form: Parameters<typeof newReference>[0],
): FormReply => {
  const reference = newReference(form)
  return reply(message(reference), reference)
}
