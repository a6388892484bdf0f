import { type FormReply, formReply } from '../../../kit/admit-form.ts'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import type { FormNeeds } from '../../../kit/form-needs.ts'
import { getLinkSubject } from '../../../kit/link-token.ts'
import { consultationCanceledEmail, storeCancellationEmail } from './consultation-emails.ts'
import { slotText } from './consultation-slots.ts'
import { freeSlot } from './consultations.ts'

/** Cancels through the link in the email. Repeated calls change nothing and get the same reply. */
export async function cancelConsultation(needs: FormNeeds, token: string, now: Date): Promise<FormReply> {
  const { database, linkSecret, publicUrl } = needs
  const reference = getLinkSubject(linkSecret, token, 'consultation', now)
  await database.transaction(async (db) => {
    const freed = await freeSlot(db, reference, now)
    if (!freed) return
    const facts = { ...freed, time: slotText(freed.startsAt, freed.timeZone) }
    await queueEmail(db, storeCancellationEmail(facts, publicUrl))
    await queueEmail(db, consultationCanceledEmail(facts, publicUrl))
  })
  return formReply('Your consultation is canceled.', reference)
}
