import { limits } from '@tessera/contract/middleware/kit'
import { addressBlock } from '@tessera/server/rate-limit'
import { countHit } from './captcha/count-hit.ts'
import { verifyCaptcha } from './captcha/verify-captcha.ts'
import type { FormNeeds } from './form-needs.ts'
import { newReference } from './form-receipts.ts'

interface FormCall {
  from: string
  body: { captcha: string | null; website: string | null }
}

/**
 * Verifies the captcha. Call it after the field checks: a typo must not cost the work of a captcha. False for a bot
 * that filled in the hidden field; it gets the same reply as a person, and nothing is saved.
 */
export async function admitForm(needs: FormNeeds, { from, body }: FormCall): Promise<boolean> {
  await verifyCaptcha(needs, from, body.captcha)
  return !body.website
}

/** For operations whose declared rate limit counts something else. */
export const countAsForm = ({ database }: FormNeeds, from: string): Promise<void> =>
  countHit(database, limits.form, addressBlock(from))

export interface FormReply {
  reference: string | null
  message: string
  slots: { startsAt: string; text: string }[]
}

export const formReply = (message: string, reference: string | null = null): FormReply => ({
  reference,
  message,
  slots: [],
})

/** Reply for a bot: the usual message with a reference that is stored nowhere. */
export const fakeFormReply = (
  message: (reference: string) => string,
  form: Parameters<typeof newReference>[0],
): FormReply => {
  const reference = newReference(form)
  return formReply(message(reference), reference)
}
